import { wordSet } from '../../../text/words/word-set.ts';

/** Common given names in German and English, without those that are foods or their brands, such as Heinz. */
const GIVEN = `
  adam adrian agnes albert alex alexander alexandra alfred ali alice alina amelie amir amy ana andrea andreas andrew
  angela angelika anita anja anke ann anna anne annette anni annika anthony anton antonia antonio aria arthur astrid
  axel aylin ayse barbara bastian beate beatrice ben benedikt benjamin bernd bernhard bertha bettina bianca bill
  birgit björn bob brian brigitte britta bruno carina carl carla carlos carmen carol carolin caroline caterina
  catherine charles chiara chloe chris christa christian christiane christina christine christoph christopher clara
  claudia claus conny cornelia craig dan daniel daniela dave david deborah dennis diana dieter dirk dominik donna
  dora doris dorothea doug eberhard eddie edith edward elena elias elif elisa elisabeth elizabeth elke ella ellen
  elsa emil emilia emily emma eric erich erik erika ernst erwin esther eugen eva evelyn fabian fatima fatma felicitas
  felix ferdinand finn fiona florian frank franz franziska frauke fred frederik frida frieda friedrich fritz gabi
  gabriel gabriele gary georg george gerd gerda gerhard gerlinde gertrud gisela giulia gordon grace graham greg greta
  gudrun günter günther hanna hannah hannelore hannes hans harald harry hartmut hassan hedwig heide heidi heike heiko
  heinrich helen helena helga helmut henning henri henriette henry herbert hermann hilde hildegard holger horst
  hubert ian ida ilona ilse inge ingeborg ingo ingrid irene iris irma isabel isabella isabelle ivan jakob james jan
  jana jane janet janina jannik jasmin jason jeff jennifer jenny jens jessica jill jim joachim joan joanna jochen joe
  johanna johannes john jonas jonathan josef joseph joshua judith julia julian juliane julie justin jutta jörg jürgen
  kai karen karin karl karla karlheinz karolin karoline karsten katarina kate katharina katherine kathleen kathrin
  kathy katja katrin kelly ken kerstin kevin kim klara klaus konrad konstantin kristin kristina kurt kyle lara
  larissa lars laura lea lena leni leo leon leonard leonie levin liam lili lilly lina linda linus lisa lothar louis
  louisa louise luca lucas lucia lucy ludwig luis luisa lukas lydia magdalena maja malte manfred manuel manuela marc
  marcel marco marcus mareike margaret margarete margit maria marianne marie marina mario marion mark markus marlene
  marlies martha martin martina mary mathilda matilda matthew matthias max maximilian maya mehmet melanie mia michael
  michaela michelle miguel mila milan miriam mohamed mohammed monica monika moritz mustafa nadine nadja natalie
  natascha nathan neil nele nicholas nick nico nicola nicolas nicole niklas nils nina noah nora norbert nuria olaf
  oleg oliver olivia oscar oskar otto pablo pamela pascal patricia patrick paul pauline pedro peggy peter petra phil
  philip philipp pia rachel rainer ralf ralph ramona raphael rebecca regina reinhard reinhold renate rené richard
  rita rob robert robin rolf roman ronald ronja rosa roswitha roy ruben rudi rudolf rupert ruth ryan sabine sabrina
  sally sam samantha samuel sandra sandy sara sarah sascha sean sebastian selina sharon sibylle siegfried sigrid
  silke silvia simon simone sina sofia sonja sophia sophie stefan stefanie steffen steffi stephan stephanie stephen
  steve steven sue susan susanna susanne sven svenja sylvia tamara tanja tanya ted teresa thea theo theodor theresa
  thomas thorsten till tilo tim timo tina tobias tom tommy toni tony torsten tracy udo ulf uli ulla ulrich ulrike
  ursula ute uwe valentin valerie vanessa vera verena veronika victor victoria viktor vincent viola volker walter
  waltraud wendy werner wilfried wilhelm willi william winfried wolfgang yannick yasmin yusuf yvonne zeynep zoe
`;

/** What members of a family are called. */
const FAMILY = `
  mama papa oma opa mutti vati mum mom dad mummy granny grandma grandpa mutter vater sohn tochter bruder schwester
  mother father son daughter
`;

const NAMES = wordSet(() => `${GIVEN}${FAMILY}`.trim().split(/\s+/));

/** Words for a child of the family, which begin names of foods and brands, too: "Baby carrots". */
const CHILDREN = new Set(['kind', 'child', 'baby']);

/** Whether a word is one for a child of the family. */
export function isChildWord(word: string): boolean {
  return CHILDREN.has(word.toLowerCase());
}

/** Whether a word is a common given name, or what a family calls one of its members: "Anna", "Oma". */
export function isGivenName(word: string): boolean {
  return NAMES.has(word.toLowerCase());
}
