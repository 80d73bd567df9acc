/** The texts of the page in English; `words-de.js` has the same ones in German. */
export const EN = {
  title: 'viand: food record',
  tagline: 'Record what was eaten and see how it scores',
  changeKey: 'Change key',
  language: 'Language',
  needsScript:
    'This page needs JavaScript. The server under /api/v2.1/ and the command line do not.',
  footer:
    'viand evaluates food records. It gives no medical advice. The record is stored only in this browser.',

  keyHeading: 'API key',
  keyHint:
    'Paste the key that viand serve printed after “key for this run:” when it started. This tab forgets it when it is closed.',
  key: 'Key',
  useKey: 'Use this key',
  keyAccepted: 'The key is accepted.',
  notAKey: 'This is not a key: it has spaces or characters that keys do not use.',

  record: 'Record',
  tools: 'Record tools',
  undo: 'Undo',
  redo: 'Redo',
  paste: 'Paste a diary',
  open: 'Open a file',
  save: 'Save as a file',
  link: 'Copy a link',
  print: 'Print',
  clear: 'New record',
  undone: 'Undone.',
  redone: 'Redone.',
  cleared: 'The record is empty.',
  saved: 'Saved as a meal file. On the command line: viand evaluate hei meals.json',
  linkCopied:
    'The link is in the clipboard. It holds the whole record, with the name if there is one; no server stores it.',
  linkShown: 'Copy this link. It holds the whole record; no server stores it.',
  linkBroken: 'The link holds no record that this page can read.',

  days: 'Days',
  day: 'Day',
  /** @param {string} number */
  dayNumber: (number) => `Day ${number}`,
  addDay: 'Add a day',
  dayLabel: 'Date or name of the day',
  dayTools: 'Change this day',
  copyDay: 'Copy the day',
  removeDay: 'Remove the day',
  noDay: 'No day',

  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snacks',
    drink: 'Drinks',
  },
  otherMeal: 'Other',
  nothingYet: 'Nothing yet',
  addTo: 'Add to',
  findFood: 'Find a food',
  /** @param {string} food */
  replace: (food) => `Replace ${food} with`,
  cancel: 'Cancel',
  searchHint: 'Type two letters or more: a food, a dish, a brand.',
  /** @param {string} query */
  nothingFound: (query) => `No food found for “${query}”. Try fewer or other words.`,
  /** @param {number} found @param {number} total */
  foundFoods: (found, total) =>
    `${total > found ? `The first ${found} of ${total} foods` : `${total} ${total === 1 ? 'food' : 'foods'}`}: choose with the arrow keys and Enter.`,
  dish: 'dish',
  emptyRecord:
    'Search for a food above, paste a diary in your own words, or open a spreadsheet. Or start with an example:',
  exampleDay: 'Example day',
  example:
    'Breakfast: 1 bowl porridge, 1 banana, 1 cup coffee\nLunch: 1 ham sandwich, 1 apple, 1 glass cola\nDinner: 200 g spaghetti bolognese, 1 bowl green salad, 1 glass red wine\nSnack: 30 g milk chocolate',

  /** @param {string} food @param {string} measure */
  amountOf: (food, measure) => `Amount of ${food}, ${measure}`,
  /** @param {string} food */
  edit: (food) => `Edit ${food}`,
  /** @param {string} food */
  remove: (food) => `Remove ${food}`,
  amountFault: 'Enter an amount above 0, such as 1.5 or 1/2.',
  /** @param {number} least @param {number} most */
  numberFault: (least, most) => `Enter a number from ${least} to ${most}.`,
  measure: 'Measure',
  state: 'State',
  meal: 'Meal',
  close: 'Close',
  choices: 'Or is it',
  other: 'Search for another food',
  isRight: 'This is right',
  /** @param {string} text */
  written: (text) => `“${text}”`,
  uncertain: 'uncertain: please check',
  notFound: 'no food found: not counted',
  assumed: 'usual size assumed',
  /** @param {number} count */
  toCheck: (count) => (count === 1 ? '1 line is uncertain.' : `${count} lines are uncertain.`),
  checkNext: 'Check the next one',
  /** @param {string} food @param {string} amount */
  added: (food, amount) => `Added ${food}, ${amount}.`,
  /** @param {string} food */
  removed: (food) => `${food} is removed.`,

  /** Serving types; `#` is replaced by the size, if any. */
  servings: {
    package: 'package',
    portion: 'portion',
    piece: 'piece',
    slice: 'slice',
    whole: 'whole',
    bottle: 'bottle',
    glass: 'glass',
    cup: 'cup',
    bowl: 'bowl',
    pinch: 'pinch',
    tablespoon: 'tablespoon',
    teaspoon: 'teaspoon',
    toe: 'clove',
  },
  sizes: { small: 'small', medium: '', large: 'large' },
  /** States, where the name of the catalogue is not in this language; empty: the catalogue's own. */
  states: {
    raw: '',
    baked: '',
    boiled: '',
    braised: '',
    broiled: '',
    'deep-fried': '',
    dried: '',
    fried: '',
    roasted: '',
    steamed: '',
    stewed: '',
  },

  pasteHeading: 'Paste a diary',
  pasteHint:
    'Write as you would in a notebook: days and meals as headings, foods with their amounts. A table copied from a spreadsheet works, too.',
  diary: 'Diary',
  diaryExample:
    'Monday\nBreakfast: 2 slices rye bread with butter, 1 cup coffee\nLunch: lentil soup, 1 apple',
  add: 'Add to the record',
  replaceRecord: 'Replace the record',
  reading: 'Reading…',
  whoseRecord: 'The file has several people. Whose record?',
  choose: 'Choose',
  /** @param {number} foods @param {number} unsure */
  imported: (foods, unsure) =>
    `${foods} ${foods === 1 ? 'line' : 'lines'} read${unsure === 0 ? '.' : `, ${unsure} uncertain.`}`,
  nothingRead: 'No food found in this text.',
  notRead: 'This file cannot be read:',
  tooLarge: 'This file is too large: at most 3 MB.',
  readAs: 'Read as:',

  person: 'Person and reference values',
  name: 'Name',
  sex: 'Sex',
  notGiven: 'not given',
  female: 'female',
  male: 'male',
  age: 'Age',
  years: 'years',
  weight: 'Weight',
  stage: 'Stage',
  pregnant: 'pregnant',
  lactating: 'breastfeeding',
  reference: 'Reference values',
  efsa: 'EFSA (Europe)',
  dri: 'DRI (US and Canada)',
  dach: 'DGE/ÖGE (Germany and Austria)',
  personHint: 'Only for comparison with reference values; stored only in this browser.',

  results: 'Results',
  sections: 'Sections of the results',
  resultsEmpty:
    'Once there is food in the record, this shows its Healthy Eating Index 2015, why points are lost, and its nutrients compared with reference values.',
  resultsFailed: 'The results could not be loaded.',
  tryAgain: 'Try again',
  toResults: 'Results',
  /** @param {string} score */
  scoreOf: (score) => `${score} of 100`,
  /** @param {string} score */
  scoreSaid: (score) => `Healthy Eating Index ${score} of 100.`,
  losses: 'Where points are lost',
  /** @param {string} score @param {string} most */
  points: (score, most) => `${score} of ${most}`,
  /** @param {string} points */
  lost: (points) => `−${points}`,
  tooMuchFrom: 'Comes from',
  tooLittleFrom: 'So far from',
  fattyAcids: 'Too little unsaturated fat for the saturated fat: oils, nuts and fish provide it.',
  nothingOfIt: 'No food of the record has any.',
  energyWithout: 'Energy without it:',
  showFood: 'Show in the record',
  fullPoints: 'Every component has full points.',
  components: {
    total_fruits: 'Total fruits',
    whole_fruits: 'Whole fruits',
    total_vegetables: 'Total vegetables',
    greens_and_beans: 'Greens and beans',
    whole_grains: 'Whole grains',
    dairy: 'Dairy',
    total_protein_foods: 'Total protein foods',
    seafood_and_plant_proteins: 'Seafood and plant proteins',
    fatty_acids: 'Fatty acids',
    refined_grains: 'Refined grains',
    sodium: 'Sodium',
    added_sugars: 'Added sugars',
    saturated_fats: 'Saturated fats',
  },

  needsKey: 'The server needs a key. Paste it above.',
  wrongKey: 'The server does not accept this key. Paste another one.',
  /** @param {number} seconds @param {string} time */
  tooOften: (seconds, time) => `Too many requests. Trying again in ${seconds} s, at ${time}.`,
  unreachable: 'The server cannot be reached. Is viand serve running?',
  /** @param {number} status */
  failedWith: (status) => `The server answered with status ${status}.`,
  /** @param {string} error */
  pageFailed: (error) => `This page failed: ${error}`,
};
