import { lazily } from '../../collections/lazily.ts';
import { foldWords, singular } from '../../text/words/fold-words.ts';
import { withoutEnding } from './german-adjectives.ts';

/**
 * Words for the same food in different countries and tables. A published table mostly has one of them: FNDDS has
 * "Eggplant", and CoFID "Aubergine". After ">" follow wider words, which may stand for those before them, but not the
 * other way round: a spirit for a vodka.
 */
const SYNONYMS = lazily((): readonly string[] =>
  `aubergine; eggplant
   courgette; zucchini
   rocket; arugula; rucola
   swede; rutabaga; yellow turnip
   beetroot; beet
   cilantro; coriander leaves; fresh coriander; coriander
   spring onion; green onion; scallion; salad onion
   mangetout; snow pea; pea pod
   sugar snap pea; snap pea
   broad bean; fava bean
   french bean; green bean; string bean; snap bean; runner bean
   chickpea; chick pea; garbanzo bean; garbanzo
   butter bean; lima bean
   black eyed bean; black eyed pea; cowpea
   haricot bean; navy bean
   soya bean; soybean; edamame
   pak choi; bok choy; chinese cabbage
   chinese leaf; napa cabbage; chinese cabbage
   cos lettuce; romaine lettuce; romaine
   capsicum; bell pepper; sweet pepper
   sweetcorn; corn
   gherkin; pickle; pickled cucumber
   okra; ladyfinger; lady finger
   papaya; pawpaw
   persimmon; sharon fruit; kaki
   dragon fruit; pitaya
   sultana; golden raisin
   sultana > raisin
   prawn; shrimp
   prawn cracker; shrimp chip
   squid; calamari
   crayfish; crawfish
   coley; saithe
   coley; saithe; seelachs > pollock
   minced beef; beef mince; ground beef
   minced pork; pork mince; ground pork
   minced lamb; lamb mince; ground lamb
   minced turkey; turkey mince; ground turkey
   minced chicken; chicken mince; ground chicken
   beef burger; beefburger; hamburger
   black pudding; blood sausage; blood pudding
   fish finger; fish stick
   pork scratching; pork rind
   streaky bacon > bacon
   back bacon; canadian bacon
   skimmed milk; skim milk; fat free milk; nonfat milk
   semi skimmed milk; reduced fat milk; low fat milk
   full fat milk; full cream milk; whole milk
   double cream; heavy cream; whipping cream
   single cream; light cream; coffee cream
   soured cream; sour cream
   natural yoghurt; plain yoghurt
   plain flour; all purpose flour; white flour; wheat flour
   wholemeal flour; whole wheat flour
   wholemeal; whole wheat; wholegrain; whole grain
   self raising flour; self rising flour
   cornflour; cornstarch; corn starch
   strong flour; bread flour
   icing sugar; powdered sugar; confectioners sugar
   caster sugar; granulated sugar; white sugar
   bicarbonate of soda; baking soda
   treacle; molasses
   desiccated coconut; shredded coconut; dried coconut
   linseed; flaxseed
   rapeseed oil; canola oil
   tomato puree; tomato paste
   ketchup; catsup
   stock; broth
   stock cube; bouillon cube; bouillon
   brown bread > wholemeal bread
   lasagne; lasagna
   porridge; oatmeal
   crisp; potato crisp; potato chip
   french fry; chip
   jacket potato; baked potato
   candy; sweets
   candy floss; candyfloss; cotton candy
   ice lolly; popsicle; ice pop
   jelly baby; gummy bear; wine gum; fruit gum; gummy candy; gumdrop
   boiled sweet; hard candy
   liquorice; licorice
   swiss roll; jelly roll
   fairy cake; cupcake
   doughnut; donut
   monkey nut; groundnut; peanut
   fizzy drink; soft drink; soda pop; soda
   fizzy water; sparkling water; carbonated water; seltzer
   soda water; club soda > carbonated water; sparkling water; seltzer
   diet cola; cola light; cola zero; coke zero; cola diet; cola mit sussungsmitteln
   hot chocolate; hot cocoa > drinking chocolate made up; cocoa drink; drinking chocolate
   drinking chocolate; hot chocolate
   white coffee; coffee with milk
   filter coffee; brewed coffee; coffee infusion
   black tea; tea infusion
   oat milk; oat drink; haferdrink; hafermilch
   almond milk; almond drink; mandeldrink; mandelmilch
   soya milk; soy milk; soya drink; sojadrink; sojamilch
   vodka; gin; rum; whisky; whiskey; brandy; tequila; cognac; wodka; weinbrand > spirit; spirituosen
   lager; pilsner; pils > beer; bier
   dark chocolate; plain chocolate; dunkel schokolade; zartbitterschokolade; bitterschokolade; edelbitterschokolade
   tiefgekuhlt; tiefgefroren
   karotte; mohre; mohrrube; gelbe rube
   apfelsine; orange
   heidelbeere; blaubeere
   porree; lauch
   rauke; rucola
   feldsalat; rapunzel; nusslisalat; vogerlsalat; ackersalat
   rote bete; rote rube; rande
   chinakohl; chinese cabbage
   kohlsprosse; rosenkohl
   kren; meerrettich
   mirabelle; zwetschge > pflaume
   teigwaren; nudel; pasta
   paniermehl; semmelbrosel; brosel
   hefezopf; zopf
   konfiture; marmelade; konfi
   keks; platzchen; guetzli; guetsli
   speiseeis; eiscreme; glace
   leberkase; fleischkase
   frikadelle; bulette; fleischpflanzerl; fleischlaibchen; hacksteak
   kartoffelpuffer; reibekuchen; reiberdatschi
   pfannkuchen; eierkuchen; palatschinke
   klosse; kloss; knodel
   krapfen; berliner; faschingskrapfen
   kartoffelbrei; kartoffelpuree; kartoffelstock; kartoffelmus
   saure sahne; sauerrahm
   schlagsahne; schlagrahm; schlagobers
   erdnussbutter; erdnussmus; erdnusscreme
   kakao; trinkschokolade; kakaogetrank
   bonbon; zuckerl; hartkaramelle
   weizenbier; weissbier; hefeweizen
   radler; alster; alsterwasser
   spezi; cola mix; cola misch getrank
   sekt; schaumwein
   sprudel; sprudelwasser; selter > mineralwasser
   leitungswasser; trinkwasser
   pute; truthahn
   hahnchen; huhn; brathahnchen; poulet`
    .split('\n')
    .map((line) => line.trim()),
);

/** What may stand for a phrase, the words of each joined by spaces, the likeliest first. */
const alternatives = lazily(() => {
  const all = new Map<string, string[]>();
  for (const line of SYNONYMS()) {
    const [same = [], wider = []] = line.split('>').map(phrasesOf);
    for (const phrase of same) {
      const others = same.filter((one) => one !== phrase);
      const known = all.get(phrase) ?? [];
      all.set(phrase, [...known, ...(wider.length === 0 ? others : wider)]);
    }
  }
  return all;
});

/** The most words of a phrase in the list. */
const MOST_WORDS = 3;

function phrasesOf(list: string): string[] {
  return list.split(';').map((phrase) => foldWords(phrase).join(' '));
}

/**
 * A query in other words for the same food: "eggplant" for "aubergine". Longer phrases are replaced first.
 *
 * @param words folded
 * @returns no query if none of the words has others
 */
export function synonymPhrasings(words: readonly string[]): (readonly string[])[] {
  const plain = words.map((word) => singular(withoutEnding(word)));
  const phrasings: (readonly string[])[] = [];
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      for (const other of alternatives().get(plain.slice(at, at + length).join(' ')) ?? [])
        phrasings.push([...words.slice(0, at), ...other.split(' '), ...words.slice(at + length)]);
    }
  }
  return phrasings;
}
