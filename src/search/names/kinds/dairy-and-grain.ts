import type { Kind } from './kind.ts';

/** Dairy, eggs, bread, grain and potatoes. */
export const DAIRY_AND_GRAIN: readonly Kind[] = [
  {
    words: 'milk; Milch',
    except:
      'coconut milk; Kokosmilch; Kokosnussmilch; human milk; breast milk; Muttermilch; Frauenmilch; almond milk; oat milk; rice milk; soy milk; soya milk; cashew milk; hemp milk; pea milk; Mandelmilch; Hafermilch; Reismilch; Sojamilch; ice milk; hot milk cake; milk of magnesia; malted milk',
  },
  {
    words:
      'plant milk; plant-based milk; milk alternative; Pflanzenmilch; Pflanzendrink; vegan milk',
    foods:
      'soy drink; soya drink; oat drink; almond drink; rice drink; coconut drink; soy milk; soya milk; almond milk; oat milk; rice milk; cashew milk; hemp milk; Hafermilch; Mandelmilch; Sojamilch; Reismilch',
  },
  { words: 'soy milk; soya milk; soymilk; soy drink; soya drink; Sojamilch; Sojadrink', foods: '' },
  { words: 'oat milk; oat drink; Hafermilch; Haferdrink', foods: '' },
  { words: 'almond milk; almond drink; Mandelmilch; Mandeldrink', foods: '' },
  { words: 'rice milk; rice drink; Reismilch; Reisdrink', foods: '' },
  {
    words: 'cheese; Käse',
    foods:
      'gouda; cheddar; edam; Edamer; emmental; Emmentaler; mozzarella; feta; brie; camembert; parmesan; Parmesan; gorgonzola; gruyère; Greyerzer; raclette; halloumi; ricotta; mascarpone; paneer; tilsiter; manchego; pecorino; roquefort; stilton; Appenzeller; havarti; monterey jack; monterey; provolone; red leicester; double gloucester; jarlsberg; limburger; munster; wensleydale; colby; fontina; port salut; queso fresco; queso blanco; muenster; Butterkäse; Bergkäse; Harzer; Grana Padano; Boursin; Burrata; Babybel; neufchatel; asiago; swiss; Leerdammer; Maasdamer; Handkäse; Schafskäse; Ziegenkäse; Frischkäse; Hüttenkäse; cotija; romano; caerphilly; lancashire; Esrom; Romadur',
    except:
      'cauliflower cheese; macaroni cheese; mac and cheese; macaroni and cheese; lemon cheese; head cheese; cheese cake; Leberkäse; Fleischkäse; Spaghetti with cheese; Apfelkäse; apple cheese; Quittenkäse; ham and cheese; vegan cheese; nachos with cheese; Analogkäse; Kochkäse Fondue',
  },
  {
    words: 'cream cheese; Frischkäse; Doppelrahmfrischkäse',
    foods: 'Frischkäsezubereitung',
    except: 'Körniger Frischkäse',
  },
  {
    words: 'yoghurt; yogurt; Joghurt; Jogurt',
    foods: 'skyr; Naturjoghurt; Fruchtjoghurt; Trinkjoghurt',
    except: 'yoghurt coated; yogurt covered; yogurt dressing',
  },
  { words: 'quark; Quark; Topfen', foods: 'Speisequark; Magerquark; Kräuterquark' },
  {
    words: 'cream; Sahne; Rahm',
    foods: 'crème fraîche; creme fraiche; Schmand; Schlagsahne; Obers; Schlagobers; Rahm',
    except:
      'cream filled; ice cream; cheese cream; cream soda; chocolate cream; cream of tartar; hand cream; Kokossahne; Sojasahne; coconut cream; soya cream; soy cream; custard cream; nut cream; salad cream; Nusscreme; bourbon cream; cocoa cream; Irish cream; butter cream; cookies and cream; pastry cream; oat cream',
  },
  {
    words: 'butter; Butter',
    except:
      'peanut butter; almond butter; cashew butter; hazelnut butter; pistachio butter; sunflower seed butter; nut butter; sesame butter; apple butter; plum butter; cocoa butter; Erdnussbutter; Mandelbutter; Cashewbutter; shea butter; body butter; garlic butter; soy butter; pumpkin butter; lemon butter; seed butter; Kakaobutter; fruit butter; soynut butter; maple butter; prawns in garlic butter',
  },
  {
    words: 'nut butter; Nussmus; nut spread',
    foods:
      'peanut butter; almond butter; cashew butter; hazelnut butter; pistachio butter; Erdnussbutter; Erdnussmus; Mandelmus; Pistazienmus; Cashewmus; tahini',
  },
  {
    words: 'egg; Ei; Eier',
    foods:
      'omelette; omelet; eggs; Rührei; Spiegelei; fried egg; scrambled egg; egg white; egg yolk; poached egg; Eigelb; Eiweiß; Eiklar; eggs benedict',
    except:
      'egg roll; egg plant; egg noodle; Easter egg; chocolate egg; scotch egg; egg substitute; egg foo young; egg nog; Schokoladenei; Schokoei; Überraschungsei',
  },
  {
    words: 'bread; Brot',
    foods:
      'baguette; ciabatta; toast; naan; pita; pitta; focaccia; pumpernickel; chapati; roti; flatbread; Fladenbrot; sourdough; rye bread; Roggenbrot; Toastbrot; Vollkornbrot; Weißbrot; Mischbrot; Bauernbrot; Graubrot; Knäckebrot; soda bread; brioche; challah; cornbread; Ciabatta; matzo; injera; paratha; puri; lavash; bagel; Sauerteigbrot; wholemeal; granary; tortilla; crispbread; bread roll; Brötchen; Stangenbrot; Bagel; Zopf',
    except:
      'French toast; Spanish tortilla; spanische Tortilla; tortilla de patatas; tortilla espanola; potato tortilla; Kartoffel-Tortilla; sweetbreads; sweet bread; gingerbread; shortbread; banana bread; bread pudding; Leberbrot; Johannisbrot; breadfruit; Russisch Brot; Russisch-Brot; toast Hawaii; ginger bread; short bread; Melba toast; bread crumbs; pumpkin bread; zucchini bread; Früchtebrot; Abendbrot; tortilla chips; cheese toast; Schinkenbrot; Wurstbrot; Käsebrot; Butterbrot; Eierbrot; fried bread; monkey bread',
  },
  {
    words: 'roll; bread roll; bun; Brötchen; Semmel; Weckle; Schrippe',
    foods:
      'bread roll; burger bun; hot dog bun; Kaisersemmel; Laugenbrötchen; ciabatta roll; Laugenstange',
    except:
      'spring roll; sausage roll; egg roll; Swiss roll; California roll; sushi roll; salmon roll; cabbage roll; sponge roll; jam roll; fig roll; pizza roll; cinnamon roll; cream roll; Frühlingsrolle; cake roll; arctic roll; sticky bun; pulled pork in a bun; cabbage rolls; salmon sushi roll; hot cross bun; Chelsea bun; tootsie roll; roll up; fruit roll; lobster roll; chicken roll; turkey roll; crescent roll; burger in a bun; beef roll',
  },
  {
    words: 'rice; Reis',
    foods:
      'Basmati; jasmine rice; risotto rice; Langkornreis; Naturreis; Wildreis; wild rice; Reis',
    except:
      'fried rice; chicken with rice; rice pudding; rice cake; rice milk; rice drink; rice cracker; rice paper; rice noodle; rice flour; rice bran; Milchreis; Puffreis; beans and rice; rice and beans; chicken and rice; egg fried rice; with rice; dirty rice; Spanish rice; crisped rice; chocolate crisped rice; rice with; Reis mit; cauliflower rice; Blumenkohlreis',
  },
  {
    words: 'pasta; Nudeln; Pasta; noodle; noodles; Nudel; Teigwaren',
    foods:
      'spaghetti; macaroni; penne; fusilli; tagliatelle; linguine; fettuccine; farfalle; vermicelli; spaetzle; Spätzle; egg noodles; Makkaroni; udon; ramen; soba; rigatoni; orzo; conchiglie; Eiernudeln; Vollkornnudeln; Reisnudeln; Glasnudeln; tortellini; ravioli; cannelloni; gnocchi; Bandnudeln; Pappardelle; lasagne sheets; Lasagneplatten',
    except:
      'pasta sauce; pasta bake; pasta salad; pad thai; chow mein; pasta with; spaghetti with; Nudeln mit; Spaghetti mit; bolognese; carbonara; noodle with; macaroni with; macaroni cheese',
  },
  {
    words: 'potato; potatoes; Kartoffel; Kartoffeln; Erdapfel',
    foods:
      'jacket potato; new potatoes; Pellkartoffeln; Salzkartoffeln; Bratkartoffeln; baked potato; mashed potato; roast potatoes; Ofenkartoffel',
    except: 'sweet potato; Süßkartoffel; duchess potato; couch potato; sweet potatoes',
  },
  {
    words: 'chips; fries; French fries; Pommes; Pommes frites',
    foods: 'oven chips; French fries; potato wedges; Pommes frites; home fries; wedges',
    except:
      'potato chips; tortilla chips; banana chips; corn chips; chocolate chips; pita chips; vegetable chips; apple chips; kale chips; plantain chips; bagel chips; cassava chips; multigrain chips; Chips; stir fry',
  },
  {
    words: 'crisps; potato chips; Kartoffelchips; Chips',
    foods:
      'potato crisps; potato chips; Kartoffelchips; tortilla chips; corn chips; vegetable crisps; Gemüsechips; pita chips; Linsenchips',
    except: 'apple crisp; rhubarb crisp; fruit crisp',
  },
  {
    words: 'flour; Mehl',
    foods: 'Weizenmehl; Roggenmehl; Dinkelmehl; masa harina; Paniermehl; cornflour; Speisestärke',
    except: 'flour tortilla; flour dumpling; flour patty; Paniermehl; Johannisbrotkernmehl',
  },
  {
    words:
      'cereal; cereals; breakfast cereal; Frühstücksflocken; Cerealien; Frühstückscerealien; Müsli; muesli',
    foods:
      'cornflakes; corn flakes; muesli; granola; porridge; Müsli; Haferflocken; bran flakes; Weetabix; wheat biscuits; puffed wheat; shredded wheat; Crunchy; crispies; rice krispies; wheat bran flakes; Cheerios; frosted flakes; oatmeal; oats; puffed rice; Overnight Oats; all bran; muesli crunchy; Froot Loops; Shreddies; oat hoops; fruit and fibre; honey loops; branflakes; malted wheats',
    except:
      'cereal bar; muesli bar; baby cereal; Müsliriegel; granola bar; cereal coffee; oatmeal cookie; oat drink; muesli biscuit; rice cereal; infant cereal; baby oatmeal; baby rice cereal; baby multigrain cereal',
  },
  {
    words: 'grain; Getreide',
    foods:
      'wheat; rye; oats; barley; spelt; millet; buckwheat; quinoa; bulgur; couscous; amaranth; sorghum; teff; rice; Weizen; Roggen; Hafer; Gerste; Dinkel; Hirse; Buchweizen; emmer; einkorn; farro; freekeh; kamut; wheat grain; rye grain',
  },
];
