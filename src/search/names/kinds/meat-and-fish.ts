import type { Kind } from './kind.ts';

/** Meat, sausages and fish. */
export const MEAT_AND_FISH: readonly Kind[] = [
  {
    words: 'meat; Fleisch',
    foods:
      'beef; pork; lamb; veal; chicken; turkey; venison; duck; goose; steak; mince; Rindfleisch; Schweinefleisch; Lammfleisch; Kalbfleisch; Hähnchen; Pute; Schnitzel; Kotelett; Braten; Hackfleisch; goat; rabbit; mutton; chop; Steak; Filet; Hackfleisch; Gulasch; roast beef; minced beef; Ente; Gans; Hirsch; Reh; Wildschwein; wild boar; horse meat; bison; hare; spare rib',
    except:
      'mince pie; fish steak; tuna steak; salmon steak; chicken soup; luncheon meat; mincemeat; sweet mince; crab meat; coconut meat; Fruchtfleisch; Krebsfleisch; Krabbenfleisch; vegan mince; steak sauce; meat substitute; vegan; vegetarian; Fischfilet; baby; soya mince; Lachsfilet; Seelachsfilet; vegetable steak; Fleischersatz; Kokosfleisch; mit Hörnli',
  },
  {
    words: 'beef; Rind; Rindfleisch',
    foods:
      'sirloin; rump steak; minced beef; brisket; topside; silverside; fillet steak; rib-eye; T-bone; roast beef; beefsteak; Rindersteak; Rinderfilet; Rinderhackfleisch; Roastbeef; Tafelspitz; oxtail; steak; Rumpsteak; Entrecote; Entrecôte; ground beef',
    except:
      'beef soup; roast beef sandwich; beef stock; beef tea; salmon steak; tuna steak; pork steak; corned beef hash; lamb steak; ham steak; turkey steak; Fischsteak; Schweinesteak; Putensteak; vegetable steak; baby beef',
  },
  {
    words: 'pork; Schwein; Schweinefleisch',
    foods:
      'gammon; pork chop; Schweinekotelett; Schweinefilet; Schweinebraten; Schweineschnitzel; Kassler; Kasseler; spare rib; pork belly; Schweinebauch; bacon; Eisbein; Schweinehaxe; Schweinesteak',
    except: 'pork pie; pork scratchings; pork sausage; beef and pork',
  },
  {
    words: 'lamb; Lamm; Lammfleisch; mutton',
    foods: 'lamb chop; Lammkotelett; Lammkeule; mutton; leg of lamb',
    except: 'lamb’s lettuce',
  },
  { words: 'veal; Kalb; Kalbfleisch', foods: 'Kalbsschnitzel; Kalbsbraten; Kalbskotelett' },
  {
    words: 'venison; Hirschfleisch; Rehfleisch',
    foods: 'roe deer; Hirsch; Reh; deer',
  },
  {
    words: 'goose; Gans',
    except: 'grey goose',
  },
  {
    words: 'game; Wild; Wildfleisch',
    foods:
      'venison; wild boar; hare; pheasant; rabbit; roe deer; Hirsch; Reh; Wildschwein; Hase; Fasan; elk; moose; reindeer; partridge',
    except: 'false hare; falscher Hase; welsh rabbit; welsh rarebit',
  },
  {
    words: 'poultry; Geflügel',
    foods:
      'chicken; turkey; duck; goose; Hähnchen; Huhn; Pute; Truthahn; Ente; Gans; quail; pheasant; guinea fowl; Hähnchenbrust; Putenbrust; Wachtel; Perlhuhn; ostrich',
  },
  {
    words: 'chicken; Hähnchen; Huhn; Hühnchen; Hähnchenfleisch; Poulet',
    foods:
      'chicken breast; Hähnchenbrust; Hähnchenschenkel; Hähnchenkeule; Hähnchenflügel; Hühnerbrust; Brathähnchen; Poulet; roast chicken; fried chicken; boiling fowl; poussin; Suppenhuhn',
    except:
      'chicken soup; chicken stock; chicken salad; chicken frankfurter; chicken sandwich; Perlhuhn; Rebhuhn; Sumpfhuhn; Schneehuhn; Auerhuhn; chicken nugget; baby chicken; Moorhuhn',
  },
  {
    words: 'turkey; Pute; Truthahn',
    foods: 'Putenbrust; Putenschnitzel; Putenfleisch; Truthahnbrust; Putensteak',
    except: 'turkey sausage; turkey salami; turkey sandwich',
  },
  {
    words: 'mince; minced meat; ground meat; Hackfleisch; Hack; Faschiertes; Gehacktes',
    foods:
      'minced beef; minced pork; ground beef; ground turkey; ground pork; minced lamb; Rinderhack; Rinderhackfleisch; Schweinehackfleisch; minced turkey; minced chicken; Mett',
    except: 'mince pie; vegan mince; sweet mince; soya mince; mit Hörnli',
  },
  {
    words: 'steak; Steak',
    foods:
      'sirloin; rump steak; rib-eye; T-bone; fillet steak; Rumpsteak; Rindersteak; flank steak',
    except: 'steak sauce; steak tartare; fish steak',
  },
  {
    words: 'sausage; sausages; Wurst; Würstchen',
    foods:
      'bratwurst; salami; frankfurter; wiener; chorizo; bockwurst; Leberwurst; Weißwurst; Currywurst; Mettwurst; Lyoner; mortadella; pepperoni; black pudding; Blutwurst; kielbasa; hot dog sausage; Fleischwurst; Teewurst; Bierschinken; Jagdwurst; Cervelat; Landjäger; Cabanossi; Debrecener; Krakauer; saveloy; bologna; knackwurst; liver sausage; Bierwurst; Mettwürstchen; Nürnberger; merguez; haggis; Käsekrainer; Bauernwurst; Zervelatwurst; Cervelatwurst; Knackwurst; Gelbwurst; andouille; boudin; linguica; Wiener Würstchen',
    except:
      'sausage roll; sausage salad; sausage sandwich; vegetarian sausage; vegan sausage; sausage pizza; Hanswurst; bratwurst in a roll; hot dog in',
  },
  {
    words: 'ham; Schinken',
    foods:
      'Parma ham; prosciutto; gammon; Kochschinken; Serrano; Lachsschinken; Rohschinken; jamon; Hinterschinken',
    except: 'ham sandwich; ham croissant; ham salad; pizza with ham; Bierschinken; Schinkenwurst',
  },
  {
    words:
      'cooked ham; boiled ham; Kochschinken; gekochter Schinken; Hinterschinken; Vorderschinken',
    foods: '',
  },
  {
    words: 'bacon; Speck',
    foods: 'back bacon; streaky bacon; Schinkenspeck; Frühstücksspeck; pancetta; lardons; Bacon',
    except: 'bacon sandwich; Kuhspeck; bacon bits',
  },
  {
    words: 'cold cuts; deli meat; lunch meat; luncheon meat; Aufschnitt; Wurstaufschnitt',
    foods:
      'salami; cooked ham; chicken breast slices; turkey breast slices; mortadella; bologna; Lyoner; luncheon meat; pastrami; Fleischwurst; Bierschinken; Kochschinken; Jagdwurst; roast beef slices; corned beef',
  },
  {
    words: 'offal; Innereien',
    foods:
      'liver; kidney; heart; tongue; brain; tripe; sweetbreads; Leber; Niere; Herz; Zunge; gizzard; Kutteln',
    except:
      'liver sausage; liver pâté; artichoke heart; palm heart; cod liver oil; heart of palm; beans kidney; kidney bean',
  },
  {
    words: 'fish; Fisch',
    foods:
      'salmon; tuna; cod; haddock; mackerel; trout; herring; plaice; halibut; sardine; sea bass; sea bream; tilapia; pollock; pangasius; sole; anchovy; Lachs; Thunfisch; Kabeljau; Hering; Forelle; Makrele; Scholle; Seelachs; Zander; Karpfen; Rotbarsch; Heilbutt; Schellfisch; redfish; catfish; hake; flounder; monkfish; perch; pike; carp; eel; swordfish; saithe; kipper; snapper; turbot; whiting; rollmops; Matjes; sprat; Aal; Dorsch; Barsch; Hecht; Seezunge; Seeteufel; Sardelle; Sprotte; Steinbeißer; whitebait; whitefish; bluefish; bass; mullet; shark; skate; grouper; mahimahi; orange roughy; pompano; smelt; sturgeon; wolffish; Fischfilet; Rollmops; Bückling; Wels; Stockfisch',
    except:
      'fish sauce; fish and chips; fish cake; fish stock; goldfish; fish pie; fish curry; fish soup; fish oil; jelly fish; crayfish; cuttlefish; shellfish; Tintenfisch; swedish fish; fish taco; fish sandwich; crawfish; tuna salad; tuna mayonnaise; fish sticks; Red Bull; fish roe; Fischsauce; Fischsuppe; fish chowder; tuna pasta bake; sweet pickle; salmon sushi',
  },
  {
    words: 'seafood; shellfish; Meeresfrüchte',
    foods:
      'prawn; shrimp; mussel; crab; lobster; oyster; squid; scallop; clam; octopus; crayfish; Garnele; Krabbe; Muschel; Tintenfisch; Hummer; Auster; langoustine; cuttlefish; whelk; cockle; scampi; Miesmuschel; Shrimps; Languste; abalone; conch; crawfish',
    except:
      'crab cake; oyster mushroom; oyster sauce; clam chowder; crab stick; prawn cracker; crab apple; lobster bisque',
  },
  {
    words: 'prawn; prawns; shrimp; Garnele; Garnelen; Krabben',
    foods: 'scampi; brown shrimp; Shrimps; king prawn; tiger prawn',
    except: 'prawn cracker; prawn cocktail; prawn crackers',
  },
];
