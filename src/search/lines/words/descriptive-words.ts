import { MINOR_WORDS } from './word-classes.ts';

/**
 * Words for work in the kitchen and for qualities, which a recipe may write before or behind any food. Some are part of
 * a name, such as "soft cheese", and so they count unless no food is certain.
 */
const FURTHER =
  `soft cold peeled unpeeled chopped sliced diced grated shredded skinned deveined shelled stemmed scrubbed cleaned split pressed cubes
  divided separated sieved strained warmed pounded flattened scored smashed bruised toasted scraped
  undiluted fruity juicy plump crisp tender fragrant nice decent drinkable favourite favorite local homegrown
  good-quality high-quality best-quality free-range store-bought rough fine
  weicher weiches weichen kalter kaltes kalten zimmerwarme zimmerwarmes saftige saftiger saftiges saftigen
  knackige knackiger knackiges knackigen schöne schöner schönes schönen gute guter gutes guten zarte zarter zartes
  aromatische aromatischer küchenfertige küchenfertiger küchenfertiges küchenfertigen ausgelöste ausgelöster
  ausgelöstes pariert parierte parierter pariertes geputzter geputztes geputzten gewaschener gewaschenes gewaschenen
  entkernte entkernter entkerntes entdarmt entdarmte gehäutet gehäutete enthäutet enthäutete gewürfelter gewürfeltes
  gehacktes gehackten geschälter geschältes geschälten ungeschälte ungeschälten längs quer klein kleingeschnitten
  kleingeschnittene feingehackt feingehackte feingehackter grobgehackt grobgehackte gebrochen`
    .trim()
    .split(/\s+/);

/** Minor words that may change the food or its size. */
const TELLING = new Set([
  'skinless',
  'mini',
  'thumb',
  'sized',
  'chunks',
  'undrained',
  'daumengroß',
]);

/** Words that only describe a food, if it is certain without them. */
export const DESCRIPTIVE_WORDS: ReadonlySet<string> = new Set(
  [...MINOR_WORDS, ...FURTHER].filter((word) => !TELLING.has(word)),
);
