import type { NutrientName } from '../../../model/nutrients.ts';

type Names = Readonly<Partial<Record<NutrientName, readonly string[]>>>;

/** Czech and Slovak, which share many names. */
const CZECH_AND_SLOVAK: Names = {
  energy: ['energie', 'energetická hodnota', 'energia', 'kalorie', 'kalórie'],
  protein: ['bílkoviny', 'bielkoviny'],
  fat: ['tuky', 'tuk', 'tuky celkem', 'tuky celkom'],
  saturated_fatty_acids: ['nasycené mastné kyseliny', 'nasýtené mastné kyseliny'],
  carbohydrates: ['sacharidy', 'sacharidy využitelné'],
  sugar: ['cukry', 'cukor', 'cukr'],
  starch: ['škrob'],
  fiber: ['vláknina', 'vláknina potravy'],
  salt: ['sůl', 'soľ'],
  sodium: ['sodík'],
  potassium: ['draslík'],
  calcium: ['vápník'],
  magnesium: ['hořčík', 'horčík'],
  iron: ['železo'],
  zinc: ['zinek', 'zinok'],
  water: ['voda'],
  ash: ['popel', 'popol'],
};

const HUNGARIAN: Names = {
  energy: ['energia', 'energiatartalom', 'kalória'],
  protein: ['fehérje'],
  fat: ['zsír', 'összes zsír'],
  saturated_fatty_acids: ['telített zsírsavak', 'telített zsírsav', 'telített zsír'],
  monounsaturated_fatty_acids: ['egyszeresen telítetlen zsírsavak'],
  polyunsaturated_fatty_acids: ['többszörösen telítetlen zsírsavak'],
  carbohydrates: ['szénhidrát', 'szénhidrátok'],
  sugar: ['cukrok', 'cukor'],
  starch: ['keményítő'],
  fiber: ['rost', 'élelmi rost'],
  salt: ['só'],
  sodium: ['nátrium'],
  potassium: ['kálium'],
  calcium: ['kalcium'],
  magnesium: ['magnézium'],
  iron: ['vas'],
  zinc: ['cink'],
  water: ['víz', 'víztartalom'],
  cholesterol: ['koleszterin'],
};

const ROMANIAN: Names = {
  energy: ['valoare energetică', 'energie', 'calorii', 'kilocalorii'],
  protein: ['proteine'],
  fat: ['grăsimi', 'grăsimi totale', 'lipide'],
  saturated_fatty_acids: ['acizi grași saturați', 'grăsimi saturate'],
  carbohydrates: ['glucide', 'carbohidrați'],
  sugar: ['zaharuri'],
  starch: ['amidon'],
  fiber: ['fibre', 'fibre alimentare'],
  salt: ['sare'],
  sodium: ['sodiu'],
  potassium: ['potasiu'],
  calcium: ['calciu'],
  iron: ['fier'],
  water: ['apă'],
  cholesterol: ['colesterol'],
};

const TURKISH: Names = {
  energy: ['enerji', 'enerji değeri', 'kalori'],
  protein: ['protein'],
  fat: ['yağ', 'toplam yağ', 'yağ toplam'],
  saturated_fatty_acids: ['doymuş yağ', 'doymuş yağ asitleri', 'doymuş yağ asidi'],
  monounsaturated_fatty_acids: ['tekli doymamış yağ asitleri'],
  polyunsaturated_fatty_acids: ['çoklu doymamış yağ asitleri'],
  carbohydrates: ['karbonhidrat', 'karbonhidratlar'],
  sugar: ['şeker', 'şekerler', 'toplam şeker'],
  starch: ['nişasta'],
  fiber: ['lif', 'diyet lifi', 'lif toplam diyet', 'posa'],
  salt: ['tuz'],
  sodium: ['sodyum'],
  potassium: ['potasyum'],
  calcium: ['kalsiyum'],
  magnesium: ['magnezyum'],
  phosphorus: ['fosfor'],
  iron: ['demir'],
  zinc: ['çinko'],
  water: ['su'],
  ash: ['kül'],
  cholesterol: ['kolesterol'],
};

/** "Laskennallinen", "imeytyvä" and "kokonais-" are words of Fineli, the Finnish food table. */
const FINNISH: Names = {
  energy: ['energia', 'energia laskennallinen', 'energiasisältö'],
  protein: ['proteiini'],
  fat: ['rasva', 'rasvaa'],
  saturated_fatty_acids: [
    ...['rasvahapot tyydyttyneet', 'tyydyttynyt rasva', 'tyydyttyneet rasvahapot'],
    ...['tyydyttynyttä', 'tyydyttynyttä rasvaa'],
  ],
  monounsaturated_fatty_acids: ['rasvahapot yksittäistyydyttymättömät'],
  polyunsaturated_fatty_acids: ['rasvahapot monityydyttymättömät'],
  carbohydrates: ['hiilihydraatti imeytyvä', 'hiilihydraatti', 'hiilihydraatit'],
  sugar: ['sokerit', 'sokeri', 'sokereita'],
  starch: ['tärkkelys'],
  fiber: ['kuitu', 'kuitu kokonais', 'ravintokuitu'],
  salt: ['suola', 'suolaa'],
  sodium: ['natrium'],
  potassium: ['kalium'],
  iron: ['rauta'],
  zinc: ['sinkki'],
  phosphorus: ['fosfori'],
  alcohol: ['alkoholi'],
  water: ['vesi'],
  cholesterol: ['kolesteroli'],
  vitamin_C: ['c-vitamiini'],
  vitamin_D: ['d-vitamiini'],
};

/** Names of nutrients in Czech and Slovak, Hungarian, Romanian, Turkish and Finnish: those of labels and food tables. */
export const FURTHER_NAMES: readonly Names[] = [
  CZECH_AND_SLOVAK,
  HUNGARIAN,
  ROMANIAN,
  TURKISH,
  FINNISH,
];
