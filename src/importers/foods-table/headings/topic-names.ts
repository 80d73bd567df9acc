import { foldedKey } from './nutrient-names.ts';
import { PORTION_SIZES, PORTION_WORDS, USUAL } from './portion-names.ts';

/** The topics of columns of text. */
export const TEXT_TOPICS = [
  'name',
  'id',
  'gtin',
  'brand',
  'other_names',
  'description',
  'type',
  'processing',
  'per',
  'per_unit',
  'serving_size',
  'serving_unit',
  'measures',
  'density',
  'recorded_on',
] as const;
/** The topic of a column of text in a table of foods. */
export type TextTopic = (typeof TEXT_TOPICS)[number];

/** Density with its unit, which {@link densityFactor} reads. */
const DENSITIES = [
  'density',
  'Dichte',
  'densité',
  'densidad',
  'densità',
  'dichtheid',
  'densitet',
].flatMap((name) =>
  ['', ' g per ml', ' g ml', ' kg l', ' g cm3', ' kg m3', ' g l'].map((unit) => name + unit),
);

/** The factor to g/ml of the unit in the name of a column of densities: "Density (kg/m³)". */
export function densityFactor(name: string): number {
  return /kg[/_ ]*m(?:3|³)|(?<!k)g[/_ ]*l(?![a-z])/i.test(name) ? 0.001 : 1;
}

/** Names of these columns in tables: in English, in German, and some in other European languages. */
const TOPIC_NAMES: Readonly<Record<TextTopic, readonly string[]>> = {
  name: [
    ...['name', 'food', 'food name', 'product', 'product name', 'item', 'item name', 'title'],
    ...['main food description', 'food description', 'product description', 'item description'],
    ...['short description', 'shrt desc', 'long desc'],
    // BEDCA, the Spanish food database.
    'f ori name',
    ...['sample', 'sample name', 'sample description', 'dish', 'recipe', 'meal', 'ingredient'],
    ...['Lebensmittel', 'Lebensmittelbezeichnung', 'Lebensmittelname', 'Nahrungsmittel'],
    ...['Bezeichnung', 'Warenbezeichnung', 'Produkt', 'Produktname', 'Produktbezeichnung'],
    ...['Artikel', 'Artikelname', 'Artikelbezeichnung', 'Speise', 'Gericht', 'Menü', 'Rezept'],
    ...[
      'Produit',
      'alim nom',
      'alim nom fr',
      'alim nom eng',
      "nom de l'aliment",
      'Aliment',
      'Nom',
      'Nom du produit',
      'Dénomination',
      'Rezeptname',
      'Zutat',
      'Probe',
      'Probenbezeichnung',
      'Probenname',
      'Getränk',
      'Käse',
      'Suppe',
      'Wurst',
      'Kuchen',
      'Snack',
      'drink',
      'beverage',
      ...['Alimento', 'Prodotto', 'Nome', 'Nome alimento', 'Producto', 'Nombre', 'Produto'],
      ...['Voedingsmiddel', 'Productnaam', 'Naam', 'Omschrijving', 'Livsmedel', 'Fødevare'],
      ...['Voedingsmiddelnaam/Dutch food name', 'Livsmedelsnamn', 'Varunamn', 'Nazwa produktu'],
      ...['Matvare', 'Namn', 'Navn', 'Nazwa', 'Vara', 'Vare', 'Varenavn', 'Rohstoff', 'Ware'],
      ...['Produktnavn', 'Produktnamn', 'FødevareNavn', 'Rätt', 'Ret', 'Rett', 'Potrawa', 'Danie'],
      ...['Nombre del alimento', 'Nombre del producto', 'Descripción del alimento', 'Plato'],
      ...['Nome prodotto', 'Nome del prodotto', 'Denominazione', 'Piatto', 'Ricetta', 'Receta'],
      ...['Descrição dos alimentos', 'Nome do alimento', 'Nome do produto', 'Prato', 'Receita'],
      ...['Désignation', 'Désignation article', 'Libellé', 'Libellé produit', 'Plat', 'Recette'],
      ...['Název', 'Název potraviny', 'Název výrobku', 'Potravina', 'Výrobek', 'Názov'],
      ...['Názov potraviny', 'Názov výrobku', 'Výrobok', 'Megnevezés', 'Termék', 'Terméknév'],
      ...['Termék neve', 'Élelmiszer', 'Étel', 'Denumire', 'Denumire produs', 'Produs'],
      ...['Gıda', 'Gıda adı', 'Ürün', 'Ürün adı', 'Besin', 'Besin adı', 'Yemek'],
      ...['Elintarvike', 'Tuote', 'Tuotteen nimi', 'Nimi', 'Ruoka'],
      ...['Gerecht', 'Recept', 'Opskrift', 'menu item', 'article', 'raw material'],
    ],
  ],
  id: [
    ...['id', 'food id', 'code', 'food code', 'sku', 'sample id', 'item number'],
    ...['fdc id', 'ndb no', 'ndb number', 'food number', 'alim code', 'code aliment'],
    ...['Lebensmittelcode', 'Lebensmittelnummer', 'BLS Code', 'BLS Schlüssel', 'SBLS'],
    ...['Artikelnummer', 'Artikelnr', 'Art. Nr.', 'Nummer', 'Nr', 'Probennummer', 'Proben-Nr'],
    ...['NEVO-code', 'Livsmedelsnummer', 'Codice articolo', 'Código de artículo', 'Código'],
    ...[
      'Codice',
      'Code article',
      'Code produit',
      'Référence',
      'Varenummer',
      'Varenr',
      'FødevareID',
    ],
    ...['Codice Alimento', 'Código del alimento', 'Código do alimento', 'Voedingsmiddelcode'],
    ...['Número do Alimento', 'matvare ID', 'livsmedel ID', 'Produktnummer', 'Produktcode'],
    ...[
      'item code',
      'item no',
      'item nr',
      'product code',
      'article number',
      'Materialnummer',
      'Rezeptnummer',
    ],
  ],
  gtin: [
    ...['gtin', 'ean', 'ean code', 'upc', 'barcode', 'bar code', 'gtin upc', 'Strichcode'],
    'Variant Barcode',
    ...['EAN-Nummer', 'Barcode-Nummer', 'Code-barres', 'Code à barres', 'Code EAN', 'EAN-13'],
    ...['Code GTIN', 'Codice a barre', 'Codice EAN', 'Código de barras'],
    ...['Código EAN', 'Streepjescode', 'Barcode EAN', 'Streckkod', 'Stregkode', 'Strekkode'],
    ...['EAN-kod', 'EAN-kode', 'Kod EAN', 'Kod kreskowy'],
  ],
  brand: [
    ...['brand', 'brand name', 'brand owner', 'manufacturer', 'Marke', 'Hersteller'],
    ...['Marque', 'Fabricant', 'Marca', 'Merk', 'Märke', 'Varumärke', 'Mærke', 'Merke', 'Marka'],
    ...['Produttore', 'Fabricante', 'Markenname', 'Inverkehrbringer', 'Producent', 'Produsent'],
  ],
  other_names: [
    'Engelse naam/Food name',
    'Synoniem',
    'other names',
    'synonyms',
    'aliases',
    'also called',
    'Synonyme',
    'andere Namen',
  ],
  description: [
    ...['Descrizione', 'Descripción', 'Descrição', 'Beskrivelse', 'Beskrivning', 'Opis'],
    ...['description', 'remark', 'comment', 'notes', 'Beschreibung', 'Bemerkung', 'Notiz'],
  ],
  type: ['type', 'food type'],
  processing: ['processing', 'preparation', 'state', 'Zubereitung', 'Verarbeitung', 'Zustand'],
  per: [
    ...['per', 'basis', 'nutrition data per', 'reference amount', 'amount', 'pro', 'je'],
    ...['Bezug', 'Bezugsgröße', 'Bezugsmenge', 'Bezugseinheit', 'Nährwerte je', 'Nährwerte pro'],
    ...['Nährwerte bezogen auf', 'Nährwertangaben pro', 'Nährwertangaben je', 'bezogen auf'],
    ...[
      'Nährwertangaben bezogen auf',
      'Werte je',
      'Werte pro',
      'Angaben je',
      'Angaben pro',
      'Nährwertbezug',
      'Bezug Nährwerte',
      'Nährwertbasis',
    ],
    ...['Referenzmenge', 'Referenzgröße', 'Basismenge', 'reference quantity', 'reference size'],
    ...['base amount', 'base quantity', 'basis amount', 'per amount', 'per quantity'],
    ...['nutrition per', 'nutrients per', 'values per', 'nutrition basis', 'nutritional basis'],
    ...['nutrient basis quantity', 'quantité de référence', 'valeurs pour'],
    ...['valeurs nutritionnelles pour', 'quantità di riferimento', 'valori per'],
    ...['cantidad de referencia', 'valores por', 'referentiehoeveelheid', 'hoeveelheid/quantity'],
  ],
  per_unit: [
    ...['unit', 'units', 'unit of amount', 'Einheit', 'Mengeneinheit', 'Maßeinheit'],
    ...['nutrientBasisQuantityUnit', 'nutrientBasisQuantityMeasurementUnitCode'],
    'nutrientBasisQuantityUom',
  ],
  serving_size: [...PORTION_WORDS, ...PORTION_SIZES],
  serving_unit: [
    ...['serving', 'serve', 'portion'].flatMap((word) =>
      ['unit', 'units', 'size unit', 'size units', 'size uom'].map((unit) => `${word} ${unit}`),
    ),
    'Portionseinheit',
  ],
  measures: [
    ...['measures', 'household measures', 'servings', 'portions', 'Haushaltsmaße', 'Portionen'],
  ],
  density: ['density', 'specific gravity', 'relative density', ...DENSITIES],
  recorded_on: [
    ...['recorded on', 'date', 'modified', 'modified date', 'last modified', 'updated'],
    ...['Datum', 'Stand'],
  ],
};

/** Exact names come first: a "portion" is a serving, "portions" are measures. */
const EXACT_TOPICS = new Map(
  TEXT_TOPICS.flatMap((topic) =>
    TOPIC_NAMES[topic].map((name): [string, TextTopic] => [name.toLowerCase(), topic]),
  ),
);

const TOPICS = new Map(
  TEXT_TOPICS.flatMap((topic) =>
    TOPIC_NAMES[topic].map((name): [string, TextTopic] => [foldedKey(name), topic]),
  ),
);

/** The topic of a column of text, from its name: "Rezept / Speise" names foods, like each of the two words. */
export function topicOfName(name: string): TextTopic | undefined {
  const topic =
    plainTopic(name) ?? plainTopic(name.trim().replace(FIRST_USUAL, '')) ?? referenceTopic(name);
  if (topic !== undefined || !name.includes('/')) return topic;
  const topics = new Set(name.split('/').map((part) => TOPICS.get(foldedKey(part))));
  const [only] = topics;
  return topics.size === 1 ? only : undefined;
}

/** "Average portion" is a portion. */
const FIRST_USUAL = new RegExp(`^${USUAL}(?=${PORTION_WORDS.join('|')})`, 'i');

/** "Per" before the size of a serving: "Per serving size". */
const PER_SIZE = /^\s*(?:per|je|pro)\s+/i;
/** A unit at the end of a name: "base_amount_g", "Per serve size (g)". */
const UNIT_OF_SIZE = /[\s_]*[([]?(?<![a-z])(?:g|ml)[)\]]?\s*$/i;

/**
 * The topic of reference amounts that are weights: "Per serving size", "base_amount_g". A plain "amount_g" may be that
 * of a package.
 */
function referenceTopic(name: string): TextTopic | undefined {
  const bare = name.replace(UNIT_OF_SIZE, '').trim();
  if (PER_SIZE.test(bare) && PORTION_SIZE_KEYS.has(foldedKey(bare.replace(PER_SIZE, ''))))
    return 'per';
  const isOther = bare === name.trim() || /^(?:amount|per|je|pro)$/i.test(bare);
  return !isOther && plainTopic(bare) === 'per' ? 'per' : undefined;
}

const PORTION_SIZE_KEYS = new Set(PORTION_SIZES.map(foldedKey));

function plainTopic(name: string): TextTopic | undefined {
  return EXACT_TOPICS.get(name.trim().toLowerCase()) ?? TOPICS.get(foldedKey(name));
}
