/** Words of tables for a portion of a food, in European languages: as a column, and as a reference amount. */
export const PORTION_WORDS = [
  ...[
    'portion',
    'serving',
    'serve',
    'porzione',
    'porción',
    'ración',
    'porção',
    'portie',
    'porsjon',
  ],
  ...['porcja', 'porcję', 'porcji'],
] as const;

/** Words of tables for the size of a portion. */
export const PORTION_SIZES = [
  ...['serving size', 'serve size', 'serving weight', 'weight per serving', 'grams per serving'],
  ...['portion size', 'portion weight', 'weight of portion'],
  ...['Port.', 'Portionsgröße', 'Portionsgewicht', 'Portionsmenge', 'Gewicht je Portion'],
  ...['taille de portion', 'taille de la portion', 'poids de la portion', 'poids par portion'],
  ...["poids d'une portion", 'poids portion', 'grammage portion', 'grammage par portion'],
  ...['peso porzione', 'peso della porzione', 'dimensione della porzione'],
  ...['tamaño de porción', 'tamaño de la porción', 'tamaño de la ración', 'peso de la ración'],
  ...['tamanho da porção', 'portiegrootte', 'portiegewicht', 'portionsstørrelse'],
  ...['porsjonsstørrelse', 'portionsstorlek', 'portionsvikt', 'wielkość porcji', 'waga porcji'],
] as const;

/** Words that make a portion or piece a usual one: "per average portion". */
export const USUAL =
  '(?:(?:average|medium|standard|typical|typische|normal|usual|mittlere|mittelgroße|durchschnittliche|übliche)[nrs]?[\\s_]*)';
