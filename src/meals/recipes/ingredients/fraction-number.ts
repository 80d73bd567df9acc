/** The number of a text with a fraction: 1.5 for "1 1/2" and "1½". */
export function fractionNumber(text: string): number {
  const digits = text.replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${sign.normalize('NFKC')}`);
  return digits
    .replaceAll('\u2044', '/')
    .split(' ')
    .reduce((sum, part) => {
      const [above = '', below = '1'] = part.split('/');
      return sum + Number(above) / Number(below);
    }, 0);
}
