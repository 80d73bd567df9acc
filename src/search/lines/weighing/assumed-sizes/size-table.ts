/** Any food, at the end of a list. */
export const ANY = '*';

const HERBS =
  'parsley; dill; chives; basil; coriander; cilantro; mint; thyme; oregano; tarragon; chervil; sage; marjoram; rosemary; herbs; lovage';

/** Beans, peas and lentils in tins and jars. */
export const PULSES =
  'chickpeas; kidney beans; beans; black beans; white beans; cannellini; lentils; pinto beans; butter beans; haricot beans';

/**
 * Usual sizes by measure: foods by the end of their names, and grams of the edible part (or ml, if stated). The first
 * match counts. The sizes are from SR28 if it weighs the measure (spinach, lettuce and cabbage heads, juice and peel of
 * a fruit); packages are the usual ones of shops in Germany and Britain, drained if people drain them; the rest is the
 * project's judgement, between the sizes of different countries.
 */
export const SIZES: Readonly<Record<string, readonly (readonly [string, number, 'ml'?])[]>> = {
  bunch: [
    [HERBS, 30],
    ['spring onion; scallion; radish; watercress; rocket; arugula; cress', 110],
    ['carrot; asparagus; beetroot; soup vegetables; bok choi; pak choi; broccolini', 400],
    ['spinach; chard; kale; turnip greens; collards', 300],
    ['grapes; grape', 150],
    ['celery; broccoli', 500],
    ['banana', 600],
  ],
  // Cooked vegetables, as canteens serve them.
  'side dish': [
    [
      'spinach; chard; kale; greens; collards; cabbage; savoy cabbage; red cabbage; pak choi; broccoli; cauliflower; sprouts; brussels sprouts; beans; green beans; carrot; carrots; peas; leek; asparagus; kohlrabi',
      130,
    ],
  ],
  handful: [
    [HERBS, 10],
    ['fruit salad', 80],
    ['spinach; rocket; arugula; lettuce; salad; kale; lamb’s lettuce; watercress; cress', 25],
    ['nut; nuts; almond; walnut; cashew; peanut; hazelnut; pistachio; pecan; seed', 30],
    ['raisin; sultana; currant; dried fruit; dried cranberries; crisps; pretzels', 25],
    ['popcorn', 10],
    ['carrot; radish; green bean; mangetout; sugar snap pea; pea; broccoli; cauliflower', 70],
    ['mushroom; olive; grated cheese; red pepper; green pepper; yellow pepper', 40],
    ['strawberry; grape; cherry; cherry tomato', 80],
    ['blueberry; raspberry; blackberry; berry; berries', 60],
  ],
  scoop: [
    ['ice cream; sorbet; gelato; frozen yoghurt; ice', 60],
    ['protein powder; whey; creatine', 30],
    ['mashed potato; rice; potato salad; coleslaw', 60],
  ],
  tin: [
    // Eaten with all that is in the tin.
    ['refried beans; creamed corn; cream style corn', 420],
    ['mushy peas', 300],
    ['passata', 400],
    ['pizza sauce', 425],
    ['tomato purée; tomato paste', 140],
    ['tomatoes; tomato; soup; baked beans; coconut milk; ravioli; stew', 400],
    [PULSES, 240],
    ['sweetcorn; corn; maize; peas; carrots', 250],
    ['tuna; salmon', 145],
    ['sardine; sardines; mackerel; herring', 110],
    ['anchovy; anchovies', 30],
    ['mushroom; mushrooms; olives', 170],
    ['peaches; pears; pineapple; fruit cocktail; apricots; mandarins; lychees', 250],
    ['condensed milk; evaporated milk; rice pudding; custard', 400],
    ['beer; lager', 500, 'ml'],
    ['water; sparkling water', 330, 'ml'],
  ],
  jar: [
    ['red cabbage; sauerkraut', 650],
    ['gherkin; pickle; pickled gherkin; pickled cucumber; cherry; beetroot', 350],
    ['jam; marmalade; apple sauce; peanut butter; honey; chocolate spread', 350],
    ['pesto; curry paste; tahini', 190],
    ['sauce; pasta sauce; tomato sauce', 400],
    ['frankfurter; wiener; asparagus; white asparagus', 300],
    ['olive; olives; sun-dried tomatoes; artichoke; artichokes', 170],
    ['capers; caper', 60],
    ['mustard; mayonnaise; horseradish', 200],
    [PULSES, 240],
  ],
  // Boxes of a takeaway.
  box: [
    ['pad thai; chow mein; lo mein; noodles; nasi goreng; bami goreng; biryani', 450],
    ['curry; fried rice; chicken; tikka masala', 350],
    ['juice; fruit drink; juice drink', 200, 'ml'],
  ],
  // Of American crackers: a box of a pound has four.
  sleeve: [['saltine; cracker; crackers; round butter crackers; graham cracker', 110]],
  pot: [
    ['rice pudding', 180],
    ['custard; pudding; jelly; mousse; vla', 135],
  ],
  bag: [
    ['chip shop chips', 280],
    ['salad; salad leaves; spinach; rocket; mixed salad; kale', 150],
    ['peas; berries; mixed vegetables', 750],
  ],
  rasher: [
    // Between a raw and a fried one.
    ['back bacon; gammon', 30],
    ['bacon', 20],
  ],
  finger: [
    ['whisky; bourbon; rum; brandy', 30, 'ml'],
    ['caramel and biscuit chocolate bar', 25],
    ['chocolate wafer bar', 10],
  ],
  // The meat of one side, without bones.
  rack: [['rib; ribs; spare rib; spare ribs; lamb; rack of lamb', 400]],
  thumb: [['ginger; turmeric; horseradish; galangal', 15]],
  'large bag': [
    ['popcorn', 100],
    ['crisps; chips; tortilla chips; pretzels; flips', 150],
    ['gummy bears; sweets; candy; jelly babies; wine gums; liquorice', 200],
    ['malt balls; chocolate beans', 120],
    ['salad; salad leaves; spinach; rocket; mixed salad', 150],
  ],
  punnet: [
    ['strawberry; grape; cherry tomato; mushroom; cherry', 300],
    ['blueberry; raspberry; blackberry; currant', 150],
  ],
  block: [
    ['tofu', 300],
    ['feta; halloumi; cream cheese; mozzarella; paneer; coconut; tempeh', 215],
    ['butter; margarine', 250],
  ],
  cube: [
    ['yeast; fresh yeast', 42],
    ['stock cube; bouillon cube', 10],
    ['sugar', 3],
  ],
  sheet: [
    ['pizza dough', 400],
    ['puff pastry; pastry; shortcrust pastry; dough', 275],
    ['filo pastry; filo', 20],
    ['gelatine; gelatin', 1.7],
    ['lasagne; lasagne sheet; lasagne sheets', 18],
    ['nori', 2.5],
    ['rice paper', 10],
  ],
  leaf: [
    ['gelatine; gelatin', 1.7],
    ['bay leaf; bay; sage; mint; basil; curry leaf; lime leaf', 0.4],
    ['cabbage; savoy cabbage; chinese cabbage', 23],
    ['lettuce; salad; chard', 10],
  ],
  stick: [
    ['butter', 113],
    ['celery', 40],
    ['rhubarb', 60],
    ['cinnamon', 3],
    ['carrot; cucumber; bell pepper; kohlrabi', 10],
  ],
  stalk: [
    // A "Stange" has 200 ml in Cologne, and 300 ml in Switzerland.
    ['kölsch; altbier', 200, 'ml'],
    ['beer; lager', 250, 'ml'],
    ['leek', 150],
    ['celery', 40],
    ['rhubarb', 60],
    ['cinnamon', 3],
    ['lemongrass', 12],
    ['white asparagus', 50],
    ['asparagus', 17],
    ['broccoli', 150],
    ['spring onion', 15],
    ['sweetcorn', 110],
    [HERBS, 1],
  ],
  sprig: [
    ['rosemary', 2],
    [HERBS, 1],
  ],
  bulb: [
    ['garlic', 45],
    ['fennel', 235],
    ['onion; shallot', 110],
    ['celeriac', 650],
    ['beetroot', 150],
  ],
  head: [
    ['garlic', 45],
    ['lettuce; endive; escarole', 300],
    ['pak choi; bok choy', 150],
    ['white cabbage; cabbage; red cabbage; chinese cabbage', 900],
    ['savoy cabbage', 800],
    ['cauliflower', 600],
    ['broccoli', 400],
    ['celery', 450],
    ['fennel', 235],
    ['chicory; radicchio', 150],
  ],
  knob: [
    ['butter; margarine; lard', 10],
    ['ginger', 15],
  ],
  pat: [['butter; margarine', 5]],
  dash: [
    ['hot sauce; tabasco; liquid seasoning', 1],
    ['worcestershire sauce; fish sauce', 3],
    ['oil; olive oil; vinegar; sauce; juice; syrup; honey', 5],
    ['milk; cream; wine; sherry; rum; brandy; schnapps; beer; water', 20],
    ['sour cream; crème fraîche; yoghurt; ketchup; mayonnaise; quark', 20],
  ],
  'small amount': [
    ['oil; olive oil; vinegar; sauce; syrup; ketchup; juice', 5],
    [ANY, 20],
  ],
  // As sold in Germany and Britain. Dry pasta and rice are not here, since most people record them cooked.
  package: [
    ['biscuit; biscuits; cookie; cookies; digestive; cracker; crispbread', 250],
    ['ham; salami; bacon; cold cuts; smoked salmon; slices', 150],
    ['sausage; sausages; frankfurter; gnocchi; mince; minced beef; minced meat', 400],
    ['cheese; tofu; tortellini', 200],
    ['peas; spinach; berries; vegetables', 450],
  ],
  glug: [
    ['oil; olive oil; vinegar; sauce; syrup; honey', 12],
    ['milk; cream; water; juice; wine; beer; cola; coffee; tea', 30],
  ],
  // As American shops sell pudding, jelly and fruit.
  'snack cup': [[ANY, 110]],
  dollop: [
    ['mustard; horseradish; wasabi; hot sauce; chilli sauce', 10],
    [ANY, 25],
  ],
  mouthful: [[ANY, 15]],
  // 465 ml.
  'tub of ice cream': [[ANY, 400]],
  // Cheese, as the British Dietetic Association counts a portion.
  matchbox: [[ANY, 30]],
  ladle: [[ANY, 125, 'ml']],
  mug: [
    ['beer; lager', 400, 'ml'],
    [ANY, 270, 'ml'],
  ],
  beaker: [['milk; juice; tea; coffee; water; cocoa; hot chocolate; buttermilk; ayran', 250, 'ml']],
  schoppen: [[ANY, 250, 'ml']],
  'pot of two cups': [[ANY, 300, 'ml']],
  jug: [[ANY, 1000, 'ml']],
  row: [['chocolate', 17]],
  'row or bar': [['chocolate', 17]],
  ring: [['lyoner; fleischwurst; kielbasa; ring bologna; black pudding', 400]],
  centimetre: [
    ['ginger; turmeric; horseradish; galangal', 6],
    ['cucumber; leek', 14],
  ],
  inch: [
    ['ginger; turmeric; horseradish; galangal', 15],
    ['cucumber; leek', 35],
  ],
  'fruit’s juice': [
    ['lemon juice', 45],
    ['lime juice', 35],
    ['orange juice', 86],
    ['grapefruit juice', 190],
  ],
  'fruit’s peel': [
    ['lemon zest; lemon peel; zest; peel', 5],
    ['orange zest; orange peel', 6],
  ],
  loaf: [
    ['baguette; french bread; ciabatta', 250],
    ['bread; loaf', 750],
  ],
  tube: [
    ['tomato purée; tomato paste', 200],
    ['mustard; mayonnaise', 100],
  ],
};
