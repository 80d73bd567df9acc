/**
 * International units per µg of vitamin D, from 21 CFR 101.9(c)(8)(iv). For other vitamins, they depend on the
 * substance.
 */
export const VITAMIN_D_IU_PER_UG = 40;

const NAMES = String.raw`iu|ie|ui|i\.\s?[eu]\.|international units?|internationale einheiten`;

const WHOLE = new RegExp(`^(?:${NAMES})$`, 'i');

/** Whether text is the name of international units: "IU", "IE", "I. E.", "UI". */
export function isInternationalUnit(text: string): boolean {
  return WHOLE.test(text);
}

const BEHIND = new RegExp(String.raw`(?:[([,\s]\s*(?:${NAMES})\s*[)\]]?\s*)+$`, 'i');

/** A heading without the international units after it: "Vitamin D" for "Vitamin D (IU)"; undefined if it has none. */
export function withoutInternationalUnit(heading: string): string | undefined {
  return BEHIND.test(heading) ? heading.replace(BEHIND, '') : undefined;
}
