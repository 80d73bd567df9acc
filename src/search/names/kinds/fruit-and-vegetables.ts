import type { Kind } from './kind.ts';

/** Fruit, vegetables, pulses, nuts and seeds. */
export const FRUIT_AND_VEGETABLES: readonly Kind[] = [
  {
    words: 'fruit; fruits; Obst; Frucht; Früchte',
    foods:
      'apple; banana; orange; pear; grape; strawberry; kiwi; mango; pineapple; peach; plum; cherry; raspberry; blueberry; melon; watermelon; grapefruit; mandarin; clementine; nectarine; apricot; lemon; lime; fig; papaya; pomegranate; blackberry; date; cranberry; gooseberry; redcurrant; blackcurrant; currant; lychee; persimmon; passion fruit; guava; quince; satsuma; tangerine; raisin; prune; Apfel; Birne; Banane; Traube; Weintraube; Erdbeere; Kirsche; Pfirsich; Pflaume; Himbeere; Heidelbeere; Zitrone; Limette; Ananas; Aprikose; Mandarine; Feige; Rosine; star fruit; dragon fruit; jackfruit; honeydew; cantaloupe; elderberry; mulberry; physalis; pomelo; kumquat; damson; greengage; Zwetschge; Nektarine; Brombeere; Johannisbeere; Stachelbeere; Holunderbeere; Preiselbeere; Quitte; Granatapfel; Dattel; sultana; fruit salad; Obstsalat; mixed berries; rhubarb; durian; rambutan; mangosteen; loquat; longan; acerola; feijoa; mirabelle; goji berry',
    except:
      'fruit juice; fruit tea; breadfruit; fruit yoghurt; fruit cake; candied fruit; fruit drink; fruit bar; baby fruit; Früchtetee; Früchtebrot; fruit scone; fruit loops; fruit danish; cheesecake with fruit; Greek yoghurt with fruit; soya yoghurt with fruit',
  },
  {
    words: 'berry; berries; Beere; Beeren',
    foods:
      'strawberry; raspberry; blueberry; blackberry; gooseberry; cranberry; mixed berries; redcurrant; blackcurrant; elderberry; mulberry; cloudberry; boysenberry; loganberry; goji berry; lingonberry; Heidelbeere; Johannisbeere; bilberry; huckleberry; açaí berry; Beerenmischung',
  },
  {
    words: 'citrus; citrus fruit; Zitrusfrucht',
    foods:
      'orange; lemon; lime; grapefruit; mandarin; clementine; satsuma; tangerine; pomelo; kumquat; Zitrone; Limette; Mandarine; yuzu',
  },
  {
    words: 'melon; Melone',
    foods: 'watermelon; cantaloupe; honeydew; Wassermelone; Honigmelone; galia',
  },
  {
    words: 'grape; grapes; Traube; Trauben; Weintraube; Weintrauben',
    foods: 'grapes',
    except: 'grape juice; grape leaves; grape tomato',
  },
  {
    words: 'orange; Orange; Apfelsine',
    except: 'orange juice; orange squash; orange soda; orange nectar; orange drink; orange chicken',
  },
  {
    words: 'apple; Apfel',
    except:
      'pineapple; apple juice; apple pie; apple sauce; rose apple; Granatapfel; Apfelsaft; custard apple; Erdapfel; Toffee apple; mayhaw apple; balsam apple; baby apple; Liebesapfel; caramel apple',
  },
  {
    words: 'plum; Pflaume; Zwetschge',
    foods: 'mirabelle; damson; greengage; prune',
    except: 'plum cake; plum tomato',
  },
  {
    words: 'vegetable; vegetables; veg; veggies; Gemüse',
    foods:
      'potato; tomato; carrot; onion; broccoli; cucumber; lettuce; pea; mushroom; pepper; spinach; cauliflower; garlic; bean; sweetcorn; courgette; zucchini; aubergine; eggplant; celery; cabbage; beetroot; Brussels sprouts; asparagus; leek; kale; radish; parsnip; pumpkin; squash; turnip; swede; artichoke; fennel; kohlrabi; chard; okra; sweet potato; pak choi; mangetout; runner beans; green beans; spring onion; rocket; mixed vegetables; Möhre; Karotte; Kartoffel; Tomate; Zwiebel; Gurke; Salat; Erbse; Pilz; Paprika; Spinat; Blumenkohl; Brokkoli; Knoblauch; Bohne; Mais; Zucchini; Aubergine; Sellerie; Kohl; Rote Bete; Rosenkohl; Spargel; Lauch; Porree; Grünkohl; Radieschen; Rettich; Pastinake; Kürbis; Rübe; Steckrübe; Artischocke; Fenchel; Mangold; Wirsing; Kopfsalat; Weißkohl; Rotkohl; sauerkraut; stir-fry vegetables; Suppengemüse; Buttergemüse',
    except:
      'vegetable oil; vegetable juice; vegetable soup; vegetable stock; black pepper; white pepper; cayenne pepper; soya bean; coffee bean; jelly bean; vanilla bean; baked beans; potato salad; fruit salad; pasta salad; chicken salad; Obstsalat; Nudelsalat; Wurstsalat; Fleischsalat; Eiersalat; Heringssalat; tomato ketchup; tomato juice; Fruchtsalat; Kakaobohne; Kaffeebohne; pepper sauce; sausage salad; Geflügelsalat; Krabbensalat; Thunfischsalat; egg salad; tuna salad; crab salad; taco salad; ham salad; baby vegetable; fruit squash; orange squash; blackcurrant squash; lemon squash; lime squash; apple squash',
  },
  {
    words: 'tomato; tomatoes; Tomate; Paradeiser',
    foods: 'cherry tomato; Kirschtomate; plum tomato; Cocktailtomate',
    except: 'tomato sauce; tomato juice; tomato soup; tomato ketchup; tomato paste',
  },
  {
    words: 'pepper; bell pepper; Paprika',
    foods: 'red pepper; green pepper; yellow pepper; Paprikaschote; sweet pepper',
    except:
      'stuffed pepper; cayenne pepper; black pepper; white pepper; dr pepper; Paprikapulver; pickled hot pepper',
  },
  {
    words: 'Pfeffer; pepper',
    foods: 'black pepper; white pepper; cayenne pepper',
    except:
      'red pepper; green pepper; yellow pepper; orange pepper; bell pepper; sweet pepper; stuffed pepper',
  },
  { words: 'Paprikapulver; paprika', foods: 'paprika powder' },
  {
    words: 'onion; Zwiebel',
    foods: 'shallot; spring onion; pearl onion; Schalotte; Frühlingszwiebel; red onion',
    except: 'onion powder; onion rings',
  },
  {
    words: 'cabbage; Kohl; Kraut',
    foods:
      'white cabbage; red cabbage; savoy cabbage; pointed cabbage; Weißkohl; Rotkohl; Wirsing; Spitzkohl; Chinakohl; Chinese leaf; sauerkraut; Sauerkraut; kale; Grünkohl; Rosenkohl; Blumenkohl; Brussels sprouts; Weißkraut; Rotkraut; Blaukraut',
    except: 'stuffed cabbage; kimchi; bubble and squeak',
  },
  {
    words: 'mushroom; mushrooms; Pilz; Pilze; Champignon',
    foods:
      'champignon; chestnut mushroom; portobello; shiitake; oyster mushroom; chanterelle; porcini; morel; enoki; Pfifferling; Steinpilz; Austernpilz; cep; Morchel; button mushroom',
  },
  {
    words: 'bean; beans; Bohne; Bohnen',
    foods: 'kidney bean; haricot; black-eyed bean; edamame',
    except:
      'jelly bean; coffee bean; vanilla bean; cocoa bean; Kakaobohne; Kaffeebohne; chocolate bean; bean sprout',
  },
  { words: 'lentil; lentils; Linse; Linsen', except: 'chocolate lentils; Schokolinsen' },
  {
    words: 'pulse; pulses; legume; legumes; Hülsenfrucht; Hülsenfrüchte',
    foods:
      'lentil; chickpea; bean; pea; Linse; Kichererbse; Bohne; Erbse; split pea; lupin; dal; dhal',
    except:
      'green bean; runner bean; jelly bean; coffee bean; wax bean; vanilla bean; chocolate bean',
  },
  {
    words: 'pea; peas; Erbse; Erbsen',
    foods: 'mangetout; Zuckerschote; split pea; mushy peas',
    except:
      'wasabi pea; chick pea; chickpea; pigeon pea; Kichererbse; Kichererbsenbällchen; black-eyed pea; baby pea',
  },
  {
    words: 'lettuce; salad leaves; salad greens; green salad; Blattsalat',
    foods:
      'iceberg lettuce; romaine; butterhead; rocket; Kopfsalat; Eisbergsalat; Feldsalat; Rucola; Romanasalat; Eichblattsalat; Lollo; radicchio; endive; mixed salad leaves; lamb’s lettuce; mesclun; Endivie',
  },
  {
    words: 'salad',
    foods: 'coleslaw; Krautsalat; mixed salad leaves; tabbouleh',
    except: 'salad cream; salad dressing',
  },
  {
    words: 'Salat',
    foods: 'salad; coleslaw; Krautsalat; mixed salad leaves; lettuce; Kopfsalat; tabbouleh',
    except: 'salad cream; salad dressing',
  },
  {
    words: 'nut; nuts; Nuss; Nüsse',
    foods:
      'almond; walnut; hazelnut; cashew; pistachio; pecan; peanut; macadamia; brazil nut; pine nut; mixed nuts; Mandel; Walnuss; Haselnuss; Erdnuss; Cashewkern; Pistazie; Paranuss; Pekannuss; Pinienkern; trail mix; Studentenfutter; Nussmischung; Macadamianuss; Cashew; Erdnüsse',
    except:
      'coconut; chestnut; water chestnut; doughnut; butternut; nutmeg; soya nut; soy nut; grape nuts; Kokosnuss; Muskatnuss; Wassernuss; corn nut; tiger nut; dough nut; milk chocolate with nuts; Marone; betel nut; ground nut oil; coated ice cream; chocolate covered peanut; chocolate peanut',
  },
  {
    words: 'seed; seeds; Samen; Kerne; Saat',
    foods:
      'linseed; flaxseed; sunflower seed; pumpkin seed; sesame; chia; poppy seed; hemp seed; Leinsamen; Sonnenblumenkern; Kürbiskern; Mohn; Sesam',
    except: 'mustard seed; caraway seed; coriander seed; fennel seed; celery seed; fenugreek seed',
  },
];
