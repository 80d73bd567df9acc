/** "Water (40°C)", "milk (110 degrees F)", "bei 180 Grad": the temperature of a food, or of an oven. */
const TEMPERATURE =
  /(?<=\p{L}.*?)[,\s]*\(?(?:(?:at|bei|about|ca\.?|around|to|auf)\s)*\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:°\s?[CF]?|º\s?[CF]?|degrees?(?:\s(?:[CF](?:ahrenheit|elsius)?))?|grad(?:\scelsius)?)(?![\p{L}\d])(?:\s?\/\s?\d{1,3}\s?[°º]\s?[CF])?\)?/giu;

/** "Warm milk", "heißes Wasser": the same liquid. */
const WARM_LIQUID =
  /(?<!\p{L})(?:luke ?warm|warm|cold|chilled|(?:lau)?warme[nrsm]?|heiße[nrsm]?|kalte[nrsm]?|gekühlte[nrsm]?)\s(?=(?:(?:whole|skimmed|semi[- ]skimmed|oat|almond|soya?|fresh|fettarme|frische|2%)\s)?(?:milk|water|cream|stock|broth|\p{L}*milch|wasser|sahne|\p{L}*brühe)(?!\p{L}| chocolate))/giu;

/** A text without temperatures, which are not amounts: "200 ml milk at 40 °C". */
export function withoutTemperatures(text: string): string {
  const plain = text.replace(WARM_LIQUID, '');
  return /[°º]|degree|grad/i.test(plain) ? plain.replace(TEMPERATURE, '') : plain;
}
