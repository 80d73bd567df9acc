import type { Kind } from './kind.ts';

/** Fats and drinks. */
export const FATS_AND_DRINKS: readonly Kind[] = [
  {
    words: 'oil; Öl',
    foods:
      'olive oil; sunflower oil; rapeseed oil; Olivenöl; Sonnenblumenöl; Rapsöl; canola; groundnut oil',
    except: 'sardines in oil; tuna in oil; essential oil; Motoröl',
  },
  { words: 'margarine; Margarine' },
  {
    words: 'fat; Fett; cooking fat',
    foods:
      'lard; butter; margarine; dripping; suet; goose fat; Schmalz; Butterschmalz; ghee; shortening',
  },
  {
    words: 'juice; Saft; Fruchtsaft; fruit juice',
    foods:
      'juice spritzer; Apfelsaft; Orangensaft; Traubensaft; nectar; Nektar; Fruchtsaft; Multivitaminsaft',
    except: 'pineapple in juice; peaches in juice; juice bar',
  },
  {
    words: 'water; Wasser',
    foods:
      'tap water; mineral water; sparkling water; Mineralwasser; Leitungswasser; Sprudel; Tafelwasser; soda water; seltzer',
    except:
      'coconut water; tonic water; hard seltzer; spiked seltzer; alcoholic seltzer; wine and soda water; water chestnut; water biscuit; tuna in water; rose water; water melon; water ice; Kokoswasser; Zuckerwasser; water buffalo',
  },
  {
    words: 'coffee; Kaffee',
    foods:
      'espresso; cappuccino; latte; latte macchiato; café au lait; americano; mocha; Milchkaffee; instant coffee; flat white; macchiato; Filterkaffee; Eiskaffee; cafe au lait; cafe con leche; frappuccino',
    except:
      'coffee creamer; coffee whitener; coffee cake; chai latte; Kaffeeweißer; coffee liqueur; Irish coffee; coffee substitute',
  },
  {
    words: 'tea; Tee',
    foods:
      'green tea; black tea; herbal tea; chai; rooibos; Kräutertee; Früchtetee; Grüntee; Schwarztee; iced tea; matcha; Pfefferminztee; Kamillentee; Eistee',
    except:
      'beef tea; rich tea biscuit; tea cake; Rich Tea; long island iced tea; tea biscuit; tea bun',
  },
  {
    words: 'beer; Bier',
    foods:
      'lager; ale; stout; pilsner; Pils; wheat beer; Weizenbier; Weißbier; Kölsch; Altbier; bock; IPA; Hefeweizen; Radler; Malzbier; porter; pale ale; Weizen Bier; bitter',
    except: 'root beer; ginger beer; ginger ale; beer batter; beer sausage; Malt loaf; Wurzelbier',
  },
  {
    words: 'wheat beer; Weizenbier; Weißbier; Hefeweizen',
    foods: '',
    except: 'alcohol-free wheat beer; alkoholfreies Weizenbier',
  },
  {
    words: 'wine; Wein',
    foods:
      'red wine; white wine; rosé; sparkling wine; Rotwein; Weißwein; Sekt; champagne; prosecco; Champagner; mulled wine; Glühwein; port; sherry; sangria; merlot; chardonnay; riesling; Roséwein; Schaumwein; dessert wine; Perlwein',
    except:
      'wine vinegar; wine gum; rice wine; port salut; fruit wine; Branntwein; Apfelwein; Gespritzter Weißwein',
  },
  {
    words: 'spirit; spirits; liquor; Schnaps; Spirituosen',
    foods:
      'vodka; whisky; whiskey; gin; rum; brandy; tequila; schnapps; cognac; Weinbrand; Wodka; ouzo; grappa; bourbon; Korn; Obstler; Obstbrand; Kirschwasser',
  },
  {
    words: 'cocktail; Cocktail; mixed drink',
    foods:
      'mojito; margarita; piña colada; bloody mary; gin and tonic; tequila sunrise; cosmopolitan; daiquiri; martini; Caipirinha; Aperol Spritz; long island iced tea',
    except:
      'fruit cocktail; prawn cocktail; cocktail sausage; juice cocktail; cranberry cocktail; shrimp cocktail',
  },
  {
    words: 'soft drink; soda; fizzy drink; pop; Limonade; Limo; Softdrink; Erfrischungsgetränk',
    foods:
      'cola; lemonade; orangeade; ginger ale; root beer; cream soda; tonic water; Spezi; diet cola; diet lemonade; Cola; Fanta; Sprite; pepper-type soft drink; Brause; cola and orange soda mix',
    except: 'soda bread; soda cracker; bicarbonate of soda; baking soda; soda water',
  },
  {
    words: 'cordial; squash; Sirup; Fruchtsirup',
    foods:
      'fruit squash; orange squash; blackcurrant squash; lemon squash; lime squash; apple squash',
    except: 'butternut squash; spaghetti squash; acorn squash; crookneck squash',
  },
  {
    words: 'pumpkin; squash; Kürbis',
    foods: 'butternut squash; butternut; Hokkaido; spaghetti squash; acorn squash',
    except:
      'fruit squash; orange squash; blackcurrant squash; lemon squash; lime squash; apple squash; pumpkin pie; pumpkin seed oil; pumpkin seed; pumpkin bread',
  },
  { words: 'smoothie; Smoothie' },
];
