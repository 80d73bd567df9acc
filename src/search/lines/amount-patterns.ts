/** Words before an estimated amount. */
export const ABOUT = String.raw`(?:(?:approx\.?|approximately|about|around|ca\.?|circa|etwa|ungefähr|rund)\s)?`;

/** A weight with its unit: "1.5 kg". */
export const WEIGHT = String.raw`\d[\d.,]*\s?(?:kg|g|lbs?|pounds?|oz)(?!\p{L})`;
