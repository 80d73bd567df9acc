import { NUTRIENT_TERMS } from './nutrients.ts';

const COMPONENTS = {
  'Total fruits': 'Obst gesamt',
  'Whole fruits': 'Ganze Früchte',
  'Total vegetables': 'Gemüse gesamt',
  'Greens and beans': 'Grünes Gemüse und Hülsenfrüchte',
  'Whole grains': 'Vollkorn',
  Dairy: 'Milchprodukte',
  'Total protein foods': 'Eiweißquellen gesamt',
  'Seafood and plant proteins': 'Fisch und pflanzliches Eiweiß',
  'Fatty acids': 'Fettsäuren',
  'Refined grains': 'Raffiniertes Getreide',
  'Added sugars': 'Zugesetzter Zucker',
  'Saturated fats': 'Gesättigte Fette',
  'cup eq/1000 kcal': 'Tassen/1000 kcal',
  'oz eq/1000 kcal': 'Unzen/1000 kcal',
  '% of energy': '% der Energie',
  '(MUFA + PUFA)/SFA': '(EUFS + MUFS)/GFS',
  'g/1000 kcal': 'g/1000 kcal',
  'Empty calories': 'Leere Kalorien',
  'Vitamin A': 'Vitamin A',
  'Vitamin C': 'Vitamin C',
  'Vitamin E': 'Vitamin E',
  'mg/1000 kcal': 'mg/1000 kcal',
  'g/100 kcal': 'g/100 kcal',
  'mg/100 kcal': 'mg/100 kcal',
  'µg/100 kcal': 'µg/100 kcal',
  'Vegetables without potatoes': 'Gemüse ohne Kartoffeln',
  Legumes: 'Hülsenfrüchte',
  Fruits: 'Obst',
  Nuts: 'Nüsse',
  Fish: 'Fisch',
  'Red and processed meat': 'Rotes und verarbeitetes Fleisch',
  'Nuts and legumes': 'Nüsse und Hülsenfrüchte',
  'Dairy of any fat content': 'Milchprodukte jeden Fettgehalts',
  'Added sugars, for sweetened drinks': 'Zugesetzter Zucker, für gesüßte Getränke',
  'cup eq': 'Tassen',
  'oz eq': 'Unzen',
  'tsp eq': 'Teelöffel',
  'MUFA/SFA': 'EUFS/GFS',
  g: 'g',
  mg: 'mg',
};

const PATTERNS = {
  Total: 'Summe',
  'Fruit, total': 'Obst, gesamt',
  'Citrus, melons and berries': 'Zitrusfrüchte, Melonen und Beeren',
  'Other fruit': 'Anderes Obst',
  'Fruit juice': 'Fruchtsaft',
  'Vegetables, total without legumes': 'Gemüse, gesamt ohne Hülsenfrüchte',
  'Dark green vegetables': 'Dunkelgrünes Gemüse',
  'Red and orange vegetables': 'Rotes und oranges Gemüse',
  Tomatoes: 'Tomaten',
  'Other red and orange vegetables': 'Anderes rotes und oranges Gemüse',
  'Starchy vegetables': 'Stärkehaltiges Gemüse',
  'White potatoes': 'Kartoffeln',
  'Other starchy vegetables': 'Anderes stärkehaltiges Gemüse',
  'Other vegetables': 'Anderes Gemüse',
  'Legumes as vegetables': 'Hülsenfrüchte als Gemüse',
  'Grains, total': 'Getreide, gesamt',
  'Protein foods, total without legumes': 'Eiweißquellen, gesamt ohne Hülsenfrüchte',
  'Meat, poultry and seafood': 'Fleisch, Geflügel und Fisch',
  Meat: 'Fleisch',
  'Cured meat': 'Wurst und gepökeltes Fleisch',
  'Organ meat': 'Innereien',
  Poultry: 'Geflügel',
  'Seafood high in omega-3 fatty acids': 'Fisch mit viel Omega-3-Fettsäuren',
  'Seafood low in omega-3 fatty acids': 'Fisch mit wenig Omega-3-Fettsäuren',
  Eggs: 'Eier',
  'Soy products': 'Sojaprodukte',
  'Nuts and seeds': 'Nüsse und Samen',
  'Legumes as protein foods': 'Hülsenfrüchte als Eiweißquelle',
  'Dairy, total': 'Milchprodukte, gesamt',
  Milk: 'Milch',
  Yoghurt: 'Joghurt',
  Cheese: 'Käse',
  Oils: 'Öle',
  'Solid fats': 'Feste Fette',
  'Alcoholic drinks': 'Alkoholische Getränke',
  drinks: 'Standardgläser',
};

const STATES = {
  Raw: 'roh',
  Baked: 'gebacken',
  Boiled: 'gekocht',
  Braised: 'geschmort',
  Broiled: 'gegrillt',
  'Deep-fried': 'frittiert',
  Dried: 'getrocknet',
  Fried: 'gebraten',
  Roasted: 'geröstet',
  Steamed: 'gedämpft',
  Stewed: 'in Flüssigkeit gegart',
};

const REFERENCES = {
  'EFSA dietary reference values': 'Referenzwerte der EFSA',
  'US and Canadian dietary reference intakes (DRI)':
    'Referenzwerte der USA und Kanadas (Dietary Reference Intakes)',
  'D-A-CH reference values (DGE, ÖGE)': 'D-A-CH-Referenzwerte (DGE, ÖGE)',
  'Long-chain omega-3 (EPA and DHA)': 'Langkettige Omega-3-Fettsäuren (EPA und DHA)',
  'preformed vitamin A (retinol)': 'präformiertes Vitamin A (Retinol)',
  'added folic acid': 'zugesetzte Folsäure',
  'safe level': 'sicherer Wert',
  'safe and adequate': 'sicher und angemessen',
  '2000 mg of sodium are 5 g of salt.': '2.000 mg Natrium sind 5 g Salz.',
  '2300 mg of sodium are 5.75 g of salt.': '2.300 mg Natrium sind 5,75 g Salz.',
  'All water, including that in foods.': 'Alles Wasser, auch das in Lebensmitteln.',
  'For a reference body weight, if no weight is given.':
    'Für ein Referenzgewicht, wenn kein Gewicht angegeben ist.',
  'In pregnancy the value is an AI.': 'In der Schwangerschaft ist der Wert ein AI.',
  'Includes niacin that the body makes from tryptophan.':
    'Einschließlich des Niacins, das der Körper aus Tryptophan bildet.',
  'The AI assumes little sun, as skin makes vitamin D in sunlight.':
    'Der AI setzt wenig Sonne voraus, denn die Haut bildet Vitamin D im Sonnenlicht.',
  'The RDA assumes little sun, as skin makes vitamin D in sunlight.':
    'Die RDA setzt wenig Sonne voraus, denn die Haut bildet Vitamin D im Sonnenlicht.',
  'The PRI is 0.1 mg per MJ of energy.': 'Der PRI ist 0,1 mg je MJ Energie.',
  'The PRI is 1.6 mg per MJ of energy. Includes niacin that the body makes from tryptophan.':
    'Der PRI ist 1,6 mg je MJ Energie. Einschließlich des Niacins, das der Körper aus Tryptophan bildet.',
  'The PRI rises with the phytate eaten (wholegrain, pulses, nuts), from 300 to 1200 mg a day.':
    'Der PRI steigt mit dem aufgenommenen Phytat (Vollkorn, Hülsenfrüchte, Nüsse) von 300 auf 1.200 mg am Tag.',
  'From 65 years on the value is an AI.': 'Ab 65 Jahren ist der Wert ein AI.',
  'Women: 16 mg before menopause and 14 mg after it.':
    'Frauen: 16 mg vor der Menopause und 14 mg danach.',
  'The RDA rises with the phytate eaten (wholegrain, pulses, nuts), from 330 to 990 mg a day.':
    'Die RDA steigt mit dem aufgenommenen Phytat (Vollkorn, Hülsenfrüchte, Nüsse) von 330 auf 990 mg am Tag.',
  'Vitamins E and K, riboflavin, pantothenic acid, biotin, copper, manganese, fluoride, molybdenum, water, fat and carbohydrates: viand has not found their current D-A-CH figures in two publications.':
    'Vitamine E und K, Riboflavin, Pantothensäure, Biotin, Kupfer, Mangan, Fluorid, Molybdän, Wasser, Fett und Kohlenhydrate: viand hat ihre aktuellen D-A-CH-Werte nicht in zwei Veröffentlichungen gefunden.',
  'Deutsche Gesellschaft für Ernährung (DGE), Österreichische Gesellschaft für Ernährung (ÖGE): Referenzwerte für die Nährstoffzufuhr. Recommended intakes are shown as RDA, estimated and guiding values as AI':
    'Deutsche Gesellschaft für Ernährung (DGE), Österreichische Gesellschaft für Ernährung (ÖGE): Referenzwerte für die Nährstoffzufuhr. Empfohlene Zufuhren sind als RDA angegeben, Schätz- und Richtwerte als AI',
  'DGE, dge.de/wissenschaft/referenzwerte: niacin (2015), zinc (2019), magnesium and fibre (2021), iron (2023), and its statements on protein (2017), vitamin B6 (2019), vitamin B12 (2018), phosphorus (2024) and iodine (2025)':
    'DGE, dge.de/wissenschaft/referenzwerte: Niacin (2015), Zink (2019), Magnesium und Ballaststoffe (2021), Eisen (2023), und ihre Stellungnahmen zu Protein (2017), Vitamin B6 (2019), Vitamin B12 (2018), Phosphor (2024) und Jod (2025)',
  'ÖGE, oege.at: calcium and folate (2013). Schweizerische Gesellschaft für Ernährung, sge-ssn.ch: vitamin A (2020)':
    'ÖGE, oege.at: Calcium und Folat (2013). Schweizerische Gesellschaft für Ernährung, sge-ssn.ch: Vitamin A (2020)',
  'Two publications that agree: vitamin D (2012), thiamin, vitamin C and selenium (2015), chloride and potassium (2016)':
    'Zwei übereinstimmende Veröffentlichungen: Vitamin D (2012), Thiamin, Vitamin C und Selen (2015), Chlorid und Kalium (2016)',
  'Sodium: the DGE advises at most 6 g of salt a day, which is 2400 mg of sodium. That is not an upper level, and its estimated value of 1500 mg is not a goal.':
    'Natrium: Die DGE rät zu höchstens 6 g Salz am Tag, das sind 2.400 mg Natrium. Das ist keine Obergrenze, und ihr Schätzwert von 1.500 mg ist kein Ziel.',
  'Women: 16 mg before menopause and 11 mg after it, assumed at 51 years.':
    'Frauen: 16 mg vor und 11 mg nach den Wechseljahren, angenommen mit 51 Jahren.',
  'Linoleic and alpha-linolenic acid: food tables mostly give them together with their isomers.':
    'Linol- und Alpha-Linolensäure: Nährwerttabellen nennen sie meist zusammen mit ihren Isomeren.',
  'Saturated fatty acids and sugars: as low as possible, which is not a number.':
    'Gesättigte Fettsäuren und Zucker: so wenig wie möglich; das ist keine Zahl.',
  'Upper levels of magnesium and niacin: they apply to supplements and single forms. Upper levels of copper and fluoride: they are under revision. Upper levels of children.':
    'Obergrenzen von Magnesium und Niacin: Sie gelten für Nahrungsergänzungen und einzelne Formen. Obergrenzen von Kupfer und Fluorid: Sie werden überarbeitet. Obergrenzen für Kinder.',
  'Carbohydrates in grams: the reference excludes fibre. Chromium: food tables lack it.':
    'Kohlenhydrate in Gramm: Der Referenzwert schließt Ballaststoffe aus. Chrom: Es fehlt in Nährwerttabellen.',
  'Upper levels of adults: EFSA NDA Panel, scientific opinions on calcium (2012), selenium, vitamin B6, vitamin D, folate and manganese (2023), iron, vitamin A and vitamin E (2024); Scientific Committee on Food, opinions on molybdenum, iodine and zinc (2000 to 2003)':
    'Obergrenzen für Erwachsene: EFSA NDA Panel, Gutachten zu Calcium (2012), Selen, Vitamin B6, Vitamin D, Folat und Mangan (2023), Eisen, Vitamin A und Vitamin E (2024); Wissenschaftlicher Lebensmittelausschuss, Gutachten zu Molybdän, Jod und Zink (2000 bis 2003)',
  'Upper levels of vitamin E, niacin and magnesium: they apply to supplements and fortified foods.':
    'Obergrenzen von Vitamin E, Niacin und Magnesium: Sie gelten für Nahrungsergänzungen und angereicherte Lebensmittel.',
};

/** German names for the English ones in viand's tables. */
export const TERMS_DE: Readonly<Record<string, string>> = {
  ...NUTRIENT_TERMS,
  ...COMPONENTS,
  ...PATTERNS,
  ...STATES,
  ...REFERENCES,
};
