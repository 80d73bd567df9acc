import type { ProgramExport } from './export.ts';

const TIME = 'datum_tag_monat_jahr_stunde_minute';

/** "150 g Banane", and "2 Scheiben (100 g) Roggenbrot", where the brackets weigh all slices. */
const AMOUNT_FIRST =
  /^(?:(\d[\d.,]*\s?(?:g|ml|kg|l))|\d[\d.,]*\s[^()]*\((\d[\d.,]*\s?(?:g|ml|kg|l))\))\s+(\S.*)$/i;

/** The diary, with one food per row and the amount before its name. */
export const FDDB_DIARY: ProgramExport = {
  program: 'FDDB',
  header: [TIME, 'bezeichnung'],
  read: (row) => {
    const text = row('bezeichnung');
    if (text === '') return undefined;
    const [, weight, inBrackets, food] = AMOUNT_FIRST.exec(text) ?? [];
    const [date = '', time = ''] = row(TIME).split(/\s+/);
    return { food: food ?? text, measure: weight ?? inBrackets ?? '', date, meal: time };
  },
};
