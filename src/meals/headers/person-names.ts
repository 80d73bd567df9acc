import { lazily } from '../../collections/lazily.ts';

/** Words for the people whose records studies, doctors and care homes keep, and the number of a person in NHANES. */
const WHO =
  'pat(?:ient)?|klient|client|kunde|kundin|proband|teilnehmer|tn|bewohner|resident|participant|subject|respondent|person|user|versuchsperson|vp';

/** Words for what identifies one of them. */
const IDENTITY = 'id|nr|no|nummer|number|code|kurzel|initial(?:en)?|name|pseudonym';

/** "Personen" is a number of persons, while "Personen-ID" identifies one of them. */
const person = lazily(
  () =>
    new RegExp(
      `^(?:(?:${WHO})(?: ?(?:in|${IDENTITY}))*|(?:(?:${WHO})(?:innen|e?n)|studien?)(?: ?(?:${IDENTITY}))+|kurzel|initial(?:en)?|pseudonym|seqn)$`,
    ),
);

/**
 * Whether the folded name of a column says that it identifies persons, by a word for persons or for what identifies
 * them: "Pat.-Nr.", "Klient*in", "Probandencode", "Initialen".
 */
export function isPersonName(foldedName: string): boolean {
  return person().test(foldedName);
}
