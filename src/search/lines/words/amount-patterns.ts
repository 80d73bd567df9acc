/** Words before an estimated amount. */
export const ABOUT = String.raw`(?:(?:approx\.?|approximately|about|around|ca\.?|circa|etwa|ungefähr|rund)\s)?`;

/** A weight with its unit: "1.5 kg". */
export const WEIGHT = String.raw`\d[\d.,]*\s?(?:kg|g|lbs?|pounds?|oz)(?!\p{L})`;

/** A number in digits: "2", "1,5", "1/2", "1 1/2" and "1½". */
export const AMOUNT_NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s+\d+/\d+|\s?[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛])`;

const UNIT = String.raw`(?:g|gr|gms?|kgs?|mg|mls?|cl|dl|l|ltrs?|oz|ounces?|fl\.?\s*oz|lbs?|pounds?|pints?|pt|litres?|liters?|grams?)`;

/** A weight or volume, such as "150ml" or "½ pint". */
export const WEIGHT_OR_VOLUME = String.raw`${AMOUNT_NUMBER}\s*-?${UNIT}\b\.?`;

/** A household measure next to a weight, such as "2 EL" or "1 cup". */
export const HOUSEHOLD_AMOUNT = String.raw`${AMOUNT_NUMBER}\s*(?:el|tl|esslöffel|teelöffel|tbsps?|tsps?|tablespoons?|teaspoons?|cups?|tassen?|scheiben?|slices?|stücke?|stk|st|pieces?|becher|pots?|portion(?:en)?|gläser|glas|handvoll|tafeln?)(?!\p{L})\.?`;
