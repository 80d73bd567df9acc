/** Words of published tables for a food in its usual form, as a pattern: "Apples, raw, with skin". */
export const USUAL_FORM =
  '(?:eating|with skin|flesh and skin|all (?:commercial )?varieties|year round average|commercially prepared|excluding [^,]+)';
