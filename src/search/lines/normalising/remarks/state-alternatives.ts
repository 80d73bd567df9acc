import { lazily } from '../../../../collections/lazily.ts';

const STATE =
  '(?:(?:finely |roughly |freshly )?(?:chopped |sliced |diced |thawed )?(?:fresh|frozen|canned|tinned|jarred|bottled|cooked|dried|raw|roasted|toasted|grilled|smoked|pickled|ripe|green|thawed|defrosted|leftover|boiled|steamed|pre-?cooked|store-?bought|shop-?bought|home-?made|smooth|crunchy))';
const GERMAN_STATE =
  '(?:(?:frisch|gefroren|tiefgefroren|tiefgekühlt|getrocknet|gekocht|roh|geröstet|gegrillt|eingelegt|aufgetaut|tk)(?:e[rsnm]?)?)';
const FROM_TIN =
  '(?:aus (?:der|dem) (?:dose|glas|tiefkühler|tiefkühlfach)|from (?:a |the )?(?:tin|can|jar|freezer))';
/** Ways of cooking that give the same food. */
const SAME_STATES = [
  '(?:poached|(?:soft[- ]|hard[- ])?boiled|steamed)',
  '(?:baked|roasted)',
  '(?:grilled|broiled|barbecued)',
  '(?:(?:hart|weich)?gekocht|pochiert|gedämpft)',
];
const OR = '(?:or|oder|bzw\\.?|and/or|und/oder|/)';

const patterns = lazily(() => ({
  /** "Fresh or frozen blueberries", "frische oder TK-Himbeeren" */
  before: new RegExp(
    `(?<!\\p{L})(${STATE}|${GERMAN_STATE})-?(?: ${OR} |/)(${STATE}|${GERMAN_STATE})[ -](\\p{L}[^,;()]{0,80})(?=$|[,;()])`,
    'giu',
  ),
  /** "Erbsen, frisch oder TK" */
  behind: new RegExp(
    `(?<=\\p{L}),?\\s\\(?(${STATE}|${GERMAN_STATE})(?: ${OR} |/)(?:${STATE}|${GERMAN_STATE}|${FROM_TIN})\\)?(?=\\s*(?:$|[,;)]))`,
    'giu',
  ),
  same: SAME_STATES.map(
    (state) => new RegExp(`(?<!\\p{L})(${state})(?: ${OR} |/)${state}(?!\\p{L})`, 'giu'),
  ),
}));

/** Foods that are the same when frozen. */
const FRESH_OR_FROZEN =
  /^(?:(?:fresh|frozen|thawed|tk|defrosted|store-?bought|shop-?bought|home-?made)|(?:frisch|gefroren|tiefgefroren|tiefgekühlt)(?:e[rsnm]?)?)$/iu;

/** Dried herbs and fruit weigh a quarter of fresh ones, and so are different foods. */
const DRIED = /dried|getrocknet/iu;
const TINNED = /canned|tinned|jarred/iu;

/**
 * A text with the first of the states that it offers: "canned or cooked chickpeas" becomes "canned chickpeas". "Fresh
 * or frozen" is dropped, because both are the same food. "Fresh or dried thyme" names two foods.
 */
export function withFirstState(text: string): string {
  const { before, behind, same } = patterns();
  return same
    .reduce((plain, states) => plain.replace(states, '$1'), text)
    .replace(before, (all, state: string, other: string, food: string) => {
      if (DRIED.test(all)) return `${state} ${food} or ${other} ${food}`;
      return FRESH_OR_FROZEN.test(state) && !TINNED.test(other) ? food : `${state} ${food}`;
    })
    .replace(behind, (all, state: string) => {
      if (DRIED.test(all)) return all;
      return FRESH_OR_FROZEN.test(state) ? '' : `, ${state}`;
    });
}

/** "Gemüse- oder Hühnerbrühe": the ending that both words share. */
const SHARED_ENDING =
  /(?<!\p{L})(?!TK-)(\p{L}{3,})-(\s(?:oder|und\/oder|bzw\.?)\s\p{L}{3,}?)(brühe|bouillon|fond|saft|mehl|milch|öl|essig|käse|nüsse|kerne|nudeln|brot|brötchen|wurst|schinken|hackfleisch|hack|fleisch|filet|fett|zucker|creme|sahne|joghurt|marmelade|konfitüre|wein|kohl|salat|tomaten|bohnen|linsen|flocken|pilze|beeren|soße|sauce)(?!\p{L})/giu;

/**
 * A text in which words before "oder" get the ending that they share with the next word: "Gemüsebrühe oder
 * Hühnerbrühe".
 */
export function withSharedEndings(text: string): string {
  return text.replace(SHARED_ENDING, '$1$3$2$3');
}
