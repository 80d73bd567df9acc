import { lazily } from '../text/lazily.ts';

/** The people whose records studies, doctors and care homes keep. */
const WHO =
  'pat(?:ient)?|klient|client|kunde|kundin|proband|teilnehmer|tn|bewohner|resident|participant|subject|respondent|person|user|versuchsperson|vp';

/** What identifies one of them. */
const IDENTITY = 'id|nr|no|nummer|number|code|kurzel|initial(?:en)?|name|pseudonym';

/** "Personen" are a number of persons, and "Personen-ID" is one of them. */
const person = lazily(
  () =>
    new RegExp(
      `^(?:(?:${WHO})(?: ?(?:in|${IDENTITY}))*|(?:(?:${WHO})(?:innen|e?n)|studien?)(?: ?(?:${IDENTITY}))+|kurzel|initial(?:en)?|pseudonym)$`,
    ),
);

/**
 * Whether the name of a column, folded, says that it has persons, by what they are and what identifies them:
 * "Pat.-Nr.", "Klient*in", "Probandencode", "Initialen".
 */
export function isPersonName(foldedName: string): boolean {
  return person().test(foldedName);
}
