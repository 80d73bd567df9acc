/** Units of weight as people write them, as alternatives of a pattern. */
export const WEIGHT_WORDS = 'g|gr|gramm?|grams?|kg|oz|ounces?|lbs?|pounds?';

/** Units of volume. */
export const VOLUME_WORDS = String.raw`mls?|cl|dl|l|lit(?:er|re)s?|fl\.?\s?oz`;

/** Spoons in English and German, without those that only the case of a letter distinguishes. */
export const SPOON_WORDS = 'tsps?|tbsps?|teaspoons?|tablespoons?|tl|el|teelöffel|esslöffel';
