import type { Kind } from './kind.ts';

/** Sweet foods, dishes, seasonings and the rest. */
export const SWEETS_AND_DISHES: readonly Kind[] = [
  {
    words: 'ice cream; Eis; Eiscreme; Speiseeis; Glace; gelato',
    foods:
      'ice cream; sorbet; gelato; ice lolly; frozen yoghurt; vanilla ice cream; Vanilleeis; Softeis; soft-serve; sundae; Schokoladeneis; Erdbeereis; Fruchteis; Milchspeiseeis; Eiskrem; Wassereis; Stieleis; popsicle; frozen custard; ice milk; choc ice',
    except: 'ice cream cone; ice cream topping',
  },
  {
    words: 'chocolate; Schokolade; Schoki',
    foods:
      'chocolate candy; milk chocolate; dark chocolate; white chocolate; Vollmilchschokolade; Zartbitterschokolade; praline; truffle; chocolate bar; filled chocolates; Pralinen; chocolates; Nussschokolade',
    except:
      'chocolate spread; hot chocolate; drinking chocolate; chocolate powder; Trinkschokolade; pain au chocolat; heiße Schokolade; Schokoladenpudding; instant chocolate; Butterkeks mit Schokolade; chocolate topped butter biscuit',
  },
  {
    words: 'chocolate bar; candy bar; Schokoriegel',
    foods:
      'chocolate wafer bar; nougat and caramel chocolate bar; peanut and caramel chocolate bar; Mars; Snickers; Twix; KitKat; Bounty; coconut chocolate bar; caramel and biscuit chocolate bar',
  },
  {
    words: 'sweets; candy; candies; lollies; Süßigkeiten; Bonbon; Bonbons; Süßwaren',
    foods:
      'gummy bears; boiled sweets; liquorice; caramel; toffee; fudge; marshmallow; jelly bean; chewing gum; Gummibärchen; Lakritz; Lutscher; Weingummi; Fruchtgummi; nougat; Karamell; humbug; peppermint; lollipop; gumdrop; chewy fruit sweets; soft caramels; jelly beans; Turkish delight; candy corn; chocolate beans',
    except:
      'caramel sauce; peppermint tea; caramel shortcake; hard candy coating; ice lolly; Eis am Stiel; Eislutscher; popsicle; ice cream lolly; crème caramel',
  },
  {
    words: 'Torte; gateau',
    foods:
      'Schwarzwälder Kirschtorte; Sahnetorte; Sachertorte; cheesecake; strawberry cake; raspberry cake; chocolate cake; sponge cake; quark tart; nut tart',
  },
  {
    words: 'cake; Kuchen',
    foods:
      'Torte; sponge cake; Apfelkuchen; cheesecake; gateau; brownie; muffin; Swiss roll; Victoria sponge; Rührkuchen; Marmorkuchen; Käsekuchen; Schwarzwälder Kirschtorte; cupcake; Bienenstich; Donauwelle; Streuselkuchen; Gugelhupf; Stollen; Lebkuchen; Baumkuchen; Sahnetorte; panettone; torte; Nusskuchen; gingerbread cake',
    except:
      'rice cake; crab cake; fish cake; oat cake; oatcake; pancake; potato cake; corn cake; soap cake; Eierkuchen; Pfannkuchen; Flammkuchen; Jaffa cake; Zwiebelkuchen; Reiskuchen; pan cake; Kartoffelpuffer; funnel cake; Mutterkuchen; tuna cake; salmon cake; popcorn cake; wheat cake; Eccles cake',
  },
  {
    words: 'biscuit; biscuits; cookie; cookies; Keks; Kekse; Plätzchen; Gebäck',
    foods:
      'digestive; shortbread; butter biscuit; Butterkeks; gingernut; oatmeal cookie; chocolate chip cookie; rich tea; macaroon; speculoos; Spekulatius; biscotti; wafer; cream wafer; Waffel; Florentine; flapjack; Zwieback; custard cream; Hobnob; Jaffa cake; garibaldi; bourbon biscuit; Makrone; Vanillekipferl; cinnamon star; Zimtstern; Spritzgebäck; sponge finger; Löffelbiskuit; chocolate digestive; Pfeffernüsse; Lebkuchen; brandy snap; Leibniz',
    except:
      'biscuit base; ice cream cookie; biscuit roll; cookie dough; chocolate biscuit cake; wheat biscuit',
  },
  {
    words: 'cracker; crackers; Kräcker; Cracker',
    foods:
      'cream cracker; crispbread; Knäckebrot; water biscuit; oatcake; saltine; rice cracker; matzo; Melba toast; Salzgebäck',
    except: 'prawn cracker; cracker crumbs',
  },
  {
    words: 'pastry; pastries; Gebäck; Teilchen; Plunder',
    foods:
      'croissant; Danish; Danish pastry; pain au chocolat; strudel; eclair; turnover; puff pastry; Blätterteig; Strudel; Apfelstrudel; Plundergebäck; Franzbrötchen; cinnamon roll; Hörnchen; baklava; cream puff; doughnut; Nussschnecke; profiterole; palmier; sweet roll',
  },
  {
    words: 'doughnut; donut; Krapfen; Berliner',
    foods: 'jam doughnut; ring doughnut; Berliner; beignet; Donut; Quarkbällchen',
    except: 'doughnut peach; Berliner Weisse',
  },
  {
    words: 'pie; Pastete',
    foods:
      'apple pie; pork pie; quiche; tart; cottage pie; shepherd’s pie; mince pie; pasty; Cornish pasty; pot pie; lemon meringue pie',
    except: 'pie crust; pie filling; Leberpastete; apple pie filling',
  },
  {
    words: 'pizza; Pizza',
    foods: 'pizza margherita; calzone; Hawaiian pizza; pepperoni pizza; Pizza Salami',
    except: 'pizza base; pizza roll; pizza sauce; pizza dough',
  },
  {
    words: 'burger; hamburger; Burger; Hamburger',
    foods:
      'cheeseburger; beefburger; veggie burger; Big Mac; chicken burger; Whopper; Bratling; turkey burger',
    except: 'burger bun; hamburger bun',
  },
  {
    words: 'sandwich; Sandwich; belegtes Brot',
    foods:
      'BLT; club sandwich; toastie; wrap; panini; sub; Toast Hawaii; submarine sandwich; cheese toastie',
    except:
      'ice cream sandwich; sandwich cookie; sandwich biscuit; sandwich spread; sandwich cream',
  },
  {
    words: 'soup; Suppe',
    foods:
      'minestrone; gazpacho; chowder; bisque; bouillabaisse; pho; borscht; broth; goulash soup; Eintopf; Gulaschsuppe; Brühe; ramen noodle soup; Cremesuppe; consommé; gumbo; Gazpacho',
    except: 'soup mix; soup powder; soup vegetables; stock cube; soup bowl',
  },
  {
    words: 'stock; broth; bouillon; Brühe; Fond',
    foods:
      'chicken stock; beef stock; vegetable stock; Gemüsebrühe; Rinderbrühe; stock cube; Bouillon; Hühnerbrühe',
    except: 'stock fish',
  },
  {
    words: 'stew; casserole; Eintopf; Ragout',
    foods:
      'goulash; Gulasch; Irish stew; hotpot; ragout; beef stew; fricassee; chilli con carne; ratatouille; Ragoût; lentil stew',
    except: 'goulash soup; tuna casserole; noodle casserole',
  },
  {
    words: 'sauce; Soße; Sauce',
    foods:
      'ketchup; gravy; hollandaise; pesto; salsa; passata; aioli; Bratensoße; béchamel; Tomatensoße; tartare sauce; sriracha; chutney; remoulade; Sojasoße; Zigeunersauce; Jägersoße; teriyaki; tabasco; Bolognese',
    except:
      'apple sauce; cheese ravioli with tomato sauce; herring in tomato sauce; pasta with tomato sauce; spaghetti bolognese; pasta bolognese',
  },
  {
    words: 'pasta dish; Nudelgericht; Pastagericht',
    foods: 'pad thai; chow mein; lo mein',
  },
  {
    words: 'dressing; salad dressing; Dressing; Salatsoße; Salatsauce',
    foods: 'vinaigrette; salad cream; Caesar dressing; Salatdressing; mayonnaise',
    except: 'egg mayonnaise; tuna mayonnaise; prawn mayonnaise; chicken mayonnaise',
  },
  {
    words: 'dip; Dip',
    foods: 'hummus; guacamole; tzatziki; salsa; baba ganoush; taramasalata; aioli; raita',
  },
  {
    words: 'spread; Brotaufstrich; Aufstrich',
    foods:
      'jam; honey; marmalade; hazelnut chocolate spread; chocolate spread; peanut butter; cheese spread; Konfitüre; Marmelade; Nutella; Nuss-Nougat-Creme; yeast extract; fish paste; pâté; Marmite; Honig; lemon curd; Erdnussbutter',
  },
  {
    words: 'jam; jelly; Marmelade; Konfitüre',
    foods:
      'marmalade; fruit jelly; Gelee; strawberry jam; preserves; plum butter; Pflaumenmus; Fruchtaufstrich',
    except:
      'jam doughnut; jam tart; royal jelly; jelly bean; jelly babies; jelly sweets; petroleum jelly',
  },
  {
    words: 'sugar; Zucker',
    foods:
      'brown sugar; icing sugar; caster sugar; Puderzucker; cane sugar; Rohrzucker; Vanillezucker; dextrose; Traubenzucker; demerara',
    except: 'sugar cookie; sugar snap; sugar free; blood sugar',
  },
  {
    words: 'sweetener; Süßstoff; Süßungsmittel',
    foods:
      'aspartame; stevia; saccharin; sucralose; Stevia; xylitol; erythritol; Birkenzucker; agave syrup',
  },
  {
    words: 'syrup; Sirup',
    foods:
      'maple syrup; golden syrup; agave syrup; Ahornsirup; treacle; Agavendicksaft; molasses; date syrup',
    except: 'peaches in syrup; pears in syrup; in syrup',
  },
  {
    words: 'herb; herbs; Kräuter',
    foods:
      'parsley; basil; chives; dill; coriander leaves; mint; rosemary; thyme; sage; oregano; Petersilie; Basilikum; Schnittlauch; Minze; Rosmarin; Thymian; marjoram; tarragon; chervil; bay leaf; cress; Kresse; mixed dried herbs',
  },
  {
    words: 'spice; spices; Gewürz; Gewürze',
    foods:
      'black pepper; cinnamon; cumin; paprika; paprika powder; turmeric; nutmeg; ginger; curry powder; chilli powder; cardamom; cloves; Zimt; Kümmel; Muskat; Kurkuma; Pfeffer; saffron; allspice; Currypulver; Paprikapulver; garam masala; caraway; mace; fenugreek; aniseed',
    except:
      'red pepper; green pepper; yellow pepper; orange pepper; bell pepper; sweet pepper; stuffed pepper; ginger biscuit; ginger ale; ginger beer; spice cake; chewing gum; cinnamon roll; cinnamon bread; cinnamon bun',
  },
  { words: 'vinegar; Essig', foods: 'balsamic vinegar; cider vinegar; Balsamico; Apfelessig' },
  {
    words: 'snack; snacks; nibbles; Knabberzeug; Knabbergebäck',
    foods:
      'crisps; popcorn; pretzel; cracker; nuts; potato crisps; Salzstangen; Brezel; tortilla chips; cheese puffs; rice cake; peanut puffs; Erdnussflips; Bombay mix; snack mix; pork scratchings; jerky',
  },
  { words: 'pretzel; Brezel; Laugenbrezel', foods: 'soft pretzel; Salzbrezel; Laugengebäck' },
  {
    words: 'dumpling; dumplings; Knödel; Kloß; Klöße',
    foods:
      'potato dumpling; bread dumpling; Semmelknödel; Kartoffelkloß; gyoza; pierogi; Maultaschen; wonton; dim sum; momo',
    except: 'chicken and dumplings',
  },
  {
    words: 'pancake; pancakes; Pfannkuchen; Eierkuchen',
    foods: 'crêpe; blini; Palatschinken; potato pancakes; Kartoffelpuffer; dosa; Kaiserschmarrn',
    except: 'pancake syrup; pancake mix',
  },
  {
    words: 'pudding; dessert; Nachtisch; Pudding; Dessert',
    foods:
      'custard; rice pudding; trifle; tiramisu; mousse; panna cotta; crème brûlée; Vanillepudding; Schokopudding; Mousse; crème caramel; blancmange; semolina pudding; Grießbrei; Grießpudding; Milchreis; jelly dessert; sundae; apple crumble; banoffee; pavlova; Rote Grütze; Götterspeise',
    except: 'Yorkshire pudding; black pudding; white pudding; pudding rice; pease pudding',
  },
  {
    words: 'curry; Curry',
    foods:
      'chicken curry; tikka masala; korma; vindaloo; Thai green curry; madras; balti; rogan josh; lentil curry; vegetable curry; dal; jalfrezi',
    except: 'curry powder; curry sauce; curry paste; Currywurst',
  },
  {
    words: 'dish; ready meal; meal; Fertiggericht; Gericht',
    foods:
      'lasagne; chilli con carne; paella; risotto; moussaka; cottage pie; spaghetti bolognese; stir-fry',
    except: 'oat meal; corn meal; fish meal; matzo meal; bone meal',
  },
  { words: 'sushi; Sushi', foods: 'maki; nigiri; California roll; sashimi; salmon sushi roll' },
  {
    words: 'tofu; Tofu',
    foods: 'soybean curd; bean curd; firm tofu; silken tofu; smoked tofu; Räuchertofu; Seidentofu',
  },
  {
    words: 'meat substitute; vegetarian meat; meat alternative; Fleischersatz; vegan meat',
    foods:
      'tofu; tempeh; seitan; veggie burger; vegetarian sausage; vegan mince; Quorn; textured soya; vegan burger; vegetarian cold cuts; Sojaschnetzel; Sojaschnitzel',
  },
  {
    words: 'baby food; Babynahrung; Babybrei; Säuglingsnahrung',
    foods:
      'infant formula; follow-on formula; baby purée; Babybrei; babyfood; teething rusk; baby rice; Folgemilch; baby rice cereal; baby oatmeal; baby apple purée; baby carrot purée; Brei',
  },
  {
    words:
      'supplement; supplements; Nahrungsergänzung; Nahrungsergänzungsmittel; vitamin; vitamins; Vitamine',
    foods:
      'multivitamin; vitamin D; vitamin C; fish oil; omega-3; Vitamin D; magnesium; iron tablet; protein powder; Magnesium; creatine; zinc; calcium tablet',
  },
  {
    words: 'protein powder; Eiweißpulver; Proteinpulver',
    foods: 'whey protein powder; soya protein powder; whey protein; Proteinshake; casein',
  },
  {
    words: 'dairy; dairy products; Milchprodukte; Molkerei',
    foods:
      'milk; cheese; yoghurt; butter; cream; quark; kefir; buttermilk; Milch; Käse; Joghurt; Sahne; Buttermilch',
  },
];
