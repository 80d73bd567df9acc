/** Patterns for rough amounts and sizes in words, with amounts that the reader of lines knows. */
export const ROUGH_AMOUNTS: readonly (readonly [
  RegExp,
  string | ((...found: string[]) => string),
])[] = [
  [/(?<=^(?:1|one|an?) )small can (?:of )?(?=tomato paste\b)/i, '6 oz '],
  [/(?<=\p{L}) (?:und\s?\/\s?oder|and\s?\/\s?or) (?=\p{L})/giu, ' oder '],
  [/\bsml\b/gi, 'small'],
  [/\bbig (?=(?:tablespoons?|teaspoons?|tbsp|tsp)\b)/gi, 'heaped '],
  [/(?<=^\d+ )cloves$/i, 'Gewürznelken'],
  [
    /^(?:1|ein) (?:(?:kleines|großes) )?stück (ingwer|kurkuma)[\s,(]+(?:ca\.?\s)?(?:\d[-–])?(\d)\s?cm\)?/iu,
    '$2 cm Stück $1',
  ],
  // Herbs in a packet of a supermarket are a bunch.
  [
    /(?<=^(?:[\d½¼]+(?:\/\d)?\s)?(?:(?:small|large|kleine[sn]?|große[sn]?)\s)?)(?:packs?|packets?|pkg\.?|packages?|pack(?:erl|chen|ung))\s(?:of\s)?(?:fresh\s|frische[rn]?\s)?(?=(?:(?:flat[- ]leaf |curly )?parsley|basil|coriander|cilantro|mint|thyme|dill|chives|sage|rosemary|tarragon|petersilie|basilikum|koriander|minze|thymian|schnittlauch|salbei|rosmarin)(?:\s(?:leaves|leaf))?(?:$|\s*[,(]|\s(?:finely|roughly|leaves|chopped)))/iu,
    'bunch ',
  ],
  [/(?<!\p{L})(?:stark|gut|leicht|sehr|schön) (?=gehäufte[rns]?(?!\p{L}))/giu, ''],
  // A few pieces are about three.
  [
    /^(?:a few|ein paar|einige)\s(?=(?:(?:large|small|medium|ripe|fresh|große|kleine|reife|frische|geviertelte|halbierte)[rn]?\s)?(?:tomato(?:es)?|tomaten|(?:cherry|kirsch)-?tomat(?:oes|en)|potatoes|kartoffeln|carrots|karotten|möhren|onions|zwiebeln|shallots|schalotten|mushrooms|champignons|radishes|radieschen|apples|äpfel|olives|oliven)(?!\p{L}))/iu,
    '3 ',
  ],
];
