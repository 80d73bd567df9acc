import type { NutrientName } from '../../../model/nutrients.ts';

type Names = Readonly<Partial<Record<NutrientName, readonly string[]>>>;

const ITALIAN: Names = {
  energy: ['energia', 'valore energetico'],
  protein: ['proteine', 'proteina'],
  fat: ['grassi', 'grassi totali', 'lipidi', 'lipidi totali'],
  saturated_fatty_acids: [
    'acidi grassi saturi',
    'acidi grassi saturi totali',
    'grassi saturi',
    'saturi',
  ],
  monounsaturated_fatty_acids: [
    'acidi grassi monoinsaturi',
    'acidi grassi monoinsaturi totali',
    'monoinsaturi',
  ],
  polyunsaturated_fatty_acids: [
    'acidi grassi polinsaturi',
    'acidi grassi polinsaturi totali',
    'polinsaturi',
    'polinsaturi totali',
  ],
  carbohydrates: ['carboidrati', 'carboidrati disponibili', 'glucidi'],
  sugar: ['zuccheri', 'zuccheri solubili', 'zuccheri totali'],
  sugar_alcohols: ['polioli'],
  starch: ['amido'],
  fiber: ['fibre', 'fibra', 'fibra alimentare', 'fibra totale'],
  salt: ['sale'],
  sodium: ['sodio'],
  potassium: ['potassio'],
  calcium: ['calcio'],
  phosphorus: ['fosforo'],
  iron: ['ferro'],
  zinc: ['zinco'],
  copper: ['rame'],
  selenium: ['selenio'],
  iodide: ['iodio'],
  magnesium: ['magnesio'],
  cholesterol: ['colesterolo'],
  water: ['acqua'],
  alcohol: ['alcol', 'alcool'],
  thiamin: ['tiamina'],
  folate: ['folati', 'folati totali'],
  folic_acid: ['acido folico'],
  retinol_equivalent: [
    'vitamina a retinolo equivalente',
    'vitamina a retinolo eq',
    'retinolo equivalente',
    'retinolo eq',
  ],
};

const SPANISH: Names = {
  energy: ['energía', 'energía total', 'valor energético'],
  protein: ['proteínas', 'proteína', 'proteína total'],
  fat: ['grasas', 'grasas totales', 'grasa', 'grasa total', 'lípidos', 'lípidos totales'],
  saturated_fatty_acids: [
    'ácidos grasos saturados',
    'ácidos grasos saturados totales',
    'grasas saturadas',
    'saturadas',
    'saturados',
  ],
  monounsaturated_fatty_acids: [
    'ácidos grasos monoinsaturados',
    'ácidos grasos monoinsaturados totales',
    'monoinsaturadas',
    'agm',
  ],
  polyunsaturated_fatty_acids: [
    'ácidos grasos poliinsaturados',
    'ácidos grasos poliinsaturados totales',
    'poliinsaturadas',
    'agp',
  ],
  carbohydrates: ['hidratos de carbono', 'carbohidratos', 'hc'],
  sugar: ['azúcares', 'azúcares totales'],
  sugar_alcohols: ['polialcoholes'],
  starch: ['almidón'],
  fiber: ['fibra alimentaria', 'fibra dietética', 'fibra dietética total'],
  salt: ['sal'],
  potassium: ['potasio'],
  phosphorus: ['fósforo'],
  iron: ['hierro'],
  zinc: ['cinc'],
  copper: ['cobre'],
  iodide: ['yodo'],
  cholesterol: ['colesterol'],
  water: ['agua'],
  folate: ['folatos'],
  folic_acid: ['ácido fólico'],
};

const PORTUGUESE: Names = {
  protein: ['proteínas'],
  fat: ['gordura', 'gorduras', 'gordura total', 'gorduras totais', 'lípidos'],
  saturated_fatty_acids: ['ácidos gordos saturados', 'gordura saturada', 'gorduras saturadas'],
  monounsaturated_fatty_acids: ['ácidos gordos monoinsaturados'],
  polyunsaturated_fatty_acids: ['ácidos gordos polinsaturados'],
  carbohydrates: ['hidratos de carbono', 'carboidratos'],
  sugar: ['açúcares', 'açúcares totais'],
  sugar_alcohols: ['polióis'],
  fiber: ['fibra alimentar'],
  sodium: ['sódio'],
  potassium: ['potássio'],
  calcium: ['cálcio'],
  zinc: ['zinco'],
  water: ['água'],
  alcohol: ['álcool'],
};

const DUTCH: Names = {
  protein: ['eiwit', 'eiwitten'],
  fat: ['vet', 'vetten', 'totaal vet', 'vet totaal'],
  saturated_fatty_acids: ['verzadigde vetzuren', 'verzadigd vet', 'verzadigd', 'verzadigde vetten'],
  monounsaturated_fatty_acids: ['enkelvoudig onverzadigde vetzuren', 'enkelvoudig onverzadigd vet'],
  polyunsaturated_fatty_acids: ['meervoudig onverzadigde vetzuren', 'meervoudig onverzadigd vet'],
  carbohydrates: ['koolhydraten', 'koolhydraat'],
  sugar: ['suikers', 'suiker', 'mono en disacchariden'],
  sugar_alcohols: ['polyolen'],
  starch: ['zetmeel'],
  fiber: ['vezels', 'vezel', 'voedingsvezel', 'voedingsvezels'],
  salt: ['zout'],
  phosphorus: ['fosfor'],
  iron: ['ijzer'],
  zinc: ['zink'],
  copper: ['koper'],
  selenium: ['seleen'],
  iodide: ['jodium'],
  folic_acid: ['foliumzuur'],
};

/** Danish, Norwegian and Swedish, which share many names. */
const NORDIC: Names = {
  energy: ['energi', 'energiindhold', 'energiinnhold', 'energivärde'],
  fat: ['fedt', 'fett', 'fett totalt', 'fedt total'],
  saturated_fatty_acids: [
    ...['mættede fedtsyrer', 'mættet fedt', 'mettede fettsyrer', 'mettet fett'],
    ...['mättade fettsyror', 'mättat fett', 'mättade', 'mættede', 'mettede'],
    'summa mättade fettsyror',
  ],
  monounsaturated_fatty_acids: [
    ...['enkeltumættede fedtsyrer', 'enumettede fettsyrer', 'enkelomättade fettsyror'],
    ...['enkelomättat fett', 'summa enkelomättade fettsyror'],
  ],
  polyunsaturated_fatty_acids: [
    ...['flerumættede fedtsyrer', 'flerumettede fettsyrer', 'fleromättade fettsyror'],
    ...['fleromättat fett', 'summa fleromättade fettsyror'],
  ],
  carbohydrates: [
    ...['kulhydrat', 'kulhydrater', 'karbohydrat', 'karbohydrater', 'kolhydrat', 'kolhydrater'],
    ...['kolhydrater tillgängliga', 'tilgængelig kulhydrat', 'kulhydrat tilgængelig'],
  ],
  sugar: ['sukkerarter', 'sukker', 'sockerarter', 'socker', 'sockerarter totalt'],
  starch: ['stivelse', 'stärkelse'],
  fiber: ['kostfibre', 'kostfiber', 'fiber', 'fibrer'],
  water: ['vand', 'vann', 'vatten'],
  iron: ['jern', 'järn'],
  cholesterol: ['kolesterol'],
};

const POLISH: Names = {
  energy: ['wartość energetyczna'],
  protein: ['białko'],
  fat: ['tłuszcz', 'tłuszcze'],
  saturated_fatty_acids: ['kwasy tłuszczowe nasycone', 'kwasy nasycone', 'tłuszcze nasycone'],
  carbohydrates: ['węglowodany', 'węglowodany przyswajalne'],
  sugar: ['cukry'],
  starch: ['skrobia'],
  fiber: ['błonnik', 'błonnik pokarmowy'],
  salt: ['sól'],
  sodium: ['sód'],
  potassium: ['potas'],
  calcium: ['wapń'],
  iron: ['żelazo'],
  zinc: ['cynk'],
};

/**
 * Names of nutrients in further European languages: those of labels, from Annex XV to Regulation (EU) No 1169/2011, and
 * usual ones of food tables.
 */
export const EUROPEAN_NAMES: readonly Names[] = [
  ITALIAN,
  SPANISH,
  PORTUGUESE,
  DUTCH,
  NORDIC,
  POLISH,
];
