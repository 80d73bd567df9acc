/**
 * The days of heads of German names, which are those of the English heads of the same foods. Computed by
 * build/eaten.ts.
 */
export const EATEN_GERMAN = `
  hahnchen 395; huhn 395; huhnchen 395; hendl 395; hahnchenfleisch 395; poulet 395; kartoffel
  322; kartoffeln 322; erdapfel 322; salat 176; zucker 168; raffinade 168; banane 159; bananen
  159; brot 159; tomate 156; tomaten 156; paradeiser 156; rindfleisch 142; rind 142;
  rinderfleisch 142; rindergeschnetzelte 142; fruchtsaftgetrank 133; fruchtpunsch 133; apfel 130;
  apfelringe 130; reis 124; ei 101; eier 101; huhnerei 101; fruhstucksei 101; majonase 91; bier
  86; karotte 77; karotten 77; mohre 77; mohren 77; mohrrube 77; rubli 77; erdnussbutter 75;
  erdnusscreme 75; zwiebel 74; zwiebeln 74; salsasoss 73; tomatensalsa 73; senf 68; mostrich 68;
  orangen 65; apfelsine 65; apfelsinen 65; blutorange 65; schokokek 65; schokoladencookie 65;
  kekse 65; speck 64; dorrfleisch 64; wurstchen 59; rindersteak 58; minutensteak 58; trauben 56;
  traube 56; saft 50; fruchtsaftmischung 50; schweinefleisch 48; schwein 48;
  schweinegeschnetzelte 48; schweinerne 48; erdbeeren 45; erdbeere 45; brokkoli 44; kaffee 43;
  gurke 42; gurken 42; hahnchennugget 42; pute 41; truthahn 41; putenbraten 41; putenfleisch 41;
  indian 41; truthenne 41; eierkuchen 41; pfannkuchen 41; pfannekuchen 41; lango 41; salzcracker
  36; sodacracker 36; pfirsich 34; kaseburger 32; pflanzenmargarine 31; streichfett 31;
  bratensoss 30; bratensauce 30; bratenfond 30; kotelett 27; karree 27; wassermelonen 27; birne
  26; birnen 26; spinat 26; apfelmark 25; apfelmus 25; waffel 23; waffeln 23; schmand 22;
  saurrahm 22; konfiture 22; marmelade 22; fruchtaufstrich 22; anana 22; mandeln 21; mandel 21;
  mandelkerne 21; barbecusoss 21; grillsoss 21; hackbraten 21; erdnuss 21; honig 20; heidelbeeren
  20; heidelbeere 20; blaubeeren 20; blaubeere 20; maisflocken 19; kaugummi 19; bubblegum 19;
  krautertee 19; fencheltee 19; schokoladentorte 19; schokotorte 19; schokoladenkuchen 19;
  hafercookie 18; haferflockenplatzchen 18; haferplatzchen 18; sojasauce 18; sojasoss 18; batate
  18; kasecracker 17; grahamkek 16; ahornsirup 15; maisgrutze 15; endivie 15; eskariol 15;
  staudensellerie 14; stangensellerie 14; bleichsellerie 14; rosinen 14; rosine 14;
  rindfleischburger 13; knoblauchbagutte 13; krauterbagutte 13; oliven 13; nudeln 13; teigwaren
  13; makkaroni 13; fruchtcocktail 13; cranberrynektar 13; lach 13; lachsfilet 13; salm 13;
  ingwerlimonade 13; brotwurfel 12; weizencracker 12; champignon 12; pilze 12; egerlinge 12;
  mischgemuse 12; gemusemischung 12; kirschen 11; kirsch 11; avocadocreme 11; avocadodip 11;
  tilapiafilet 10; rollfondant 10; fondantmass 10; eiswaffel 10; eishornchen 10; eistute 10;
  eissandwich 9; sandwicheis 9; brotstangen 9; streichkase 9; kaseecke 9; schmelzkase 9;
  sonnenblumenkerne 9; sonnenblumenkern 9; nussmischung 9; nussmix 9; nuss 9; blumenkohl 9;
  karfiol 9; tacoschalen 8; thunfisch 8; thunfischsteak 8; walnuss 8; walnusskerne 8;
  buttercroissant 8; hornchen 8; gipfeli 8; gemusesuppe 8; moosbeeren 8; knuspergranola 8;
  putenbacon 8; bohnen 7; pflaume 7; pflaumen 7; zwetschge 7; zwetschgen 7; zwetsch 7; zwetschke
  7; plunder 7; plundergeback 7; kopenhagener 7; teilchen 7; hafer 7; haferbrei 7; haferschleim
  7; radieschen 7; radie 7; olivenol 6; pampelmuse 6; vanillegeback 6; linsen 6; linse 6; essig
  6; kichererbsenpaste 6; kichererbsencreme 6; frischkasetorte 5; wel 5; waller 5; welsfilet 5;
  erdnussbutterkek 5; erdnusskek 5; tomatensuppe 5; sandkuchen 5; eischwerkuchen 5; kastenkuchen
  5; himbeeren 4; himbeere 4; pfannkuchensirup 4; mocha 4; moccachino 4; zwiebelringe 4;
  krebsfleisch 4; krabbenfleisch 4; kreb 4; cocktailsoss 4; burgersoss 4; cocktaildressing 4;
  kabeljau 4; dorsch 4; kabeljaufilet 4; skrei 4; nektarine 4; nektarinen 4; melone 4; leinsamen
  4; leinsaat 4; flachssamen 4; pfeffersoss 4; chilisauce 4; stuten 4; pizzarollen 4;
  pizzarollchen 4; schweinesteak 4; schweinssteak 4; holzfallersteak 4; huftsteak 4; colagetrank
  4; bratwurste 4; hahnchencurrie 4; huhnercurrie 4; kichererbsen 4; kichererbse 4; lammfleisch
  3; lamm 3; schaffleisch 3; putenschinken 3; truthahnschinken 3; hahnchenflugel 3; huhnerflugel
  3; pouletflugeli 3; kasesoss 3; kasesauce 3; mornaysauce 3; herbstrube 3; mairube 3; wasserrube
  3; navette 3; brombeeren 3; brombeere 3; kurbiskuchen 3; milchshake 3; linsensuppe 3;
  pflanzenol 3; ol 3; speiseol 3; bratol 3; frittierol 3; salatol 3; gemusecurrie 3; flunder 3;
  plattfisch 3;
`;
