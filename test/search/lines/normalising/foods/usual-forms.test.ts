import { expect, test } from 'vitest';
import {
  withFoodsOfChains,
  withSweetPeppers,
  withUsualForms,
} from '../../../../../src/search/lines/normalising/foods/usual-forms.ts';

test.each([
  ['Spinat', 'gekochter Spinat'],
  ['1 burro', '1 burrito'],
  ['1 burro, 10 g', '1 burro, 10 g'],
  ['Rotkohl', 'Apfelrotkohl'],
  ['1 can corn kernels', '1 can sweetcorn'],
  ['1 cup corn kernels', '1 cup corn kernels'],
  ['300 g Rotkohl', '300 g Rotkohl'],
  ['100 g Spinat', '100 g Spinat'],
  ['2 hamburgers', '2 hamburgers'],
  ['1 cheeseburger', '1 cheeseburger'],
  ["Nando's 1/4 chicken", '1/4 rotisserie chicken'],
  ['half a roast chicken, chips', 'half rotisserie chicken, chips'],
  ['Nandos half chicken medium', 'half rotisserie chicken medium'],
  ["quarter chicken leg, Nando's", "1 roasted chicken leg, Nando's"],
  ['1/4 chicken leg', '1/4 chicken leg'],
  ['1 küchenfertiges Kaninchen', '1 Kaninchen'],
  ['2 Snackgurken', '2 mini gurken'],
  ['1 Persian cucumber', '1 mini cucumber'],
  ['5 Minifrühlingsrollen', '5 mini frühlingsrollen'],
  ['6 baby potatoes', '6 small new potatoes'],
  ['1 cup shredded coconut', '1 cup coconut shreds'],
  ['1 cup coconut, shredded, unsweetened', '1 cup desiccated coconut'],
  ['2 tbsp unsweetened coconut flakes', '2 tbsp desiccated coconut'],
  ['1 cup sweetened shredded coconut', '1 cup sweetened shredded coconut'],
  ['50 g freshly shredded coconut', '50 g freshly shredded coconut'],
  ['1 Fleischtomate', '1 large tomate'],
  ['3 breakfast sausage links', '3 small breakfast sausages'],
  ['1/2 chicken breast', '1/2 chicken breast'],
  ['half chicken, raw', 'half chicken, raw'],
  ['15 g bacon bits, real', '15 g fried bacon'],
  ['100 g pan-fried fish', '100 g gebratener Fisch'],
  ['1 tbsp bacon bits', '1 tbsp bacon bits'],
  ['1 tbsp not real bacon bits', '1 tbsp not real bacon bits'],
  ['2 burros', '2 burrito'],
  ['20 g burro', '20 g burro'],
])('withUsualForms(%j)', (text, form) => {
  expect(withUsualForms(text)).toBe(form);
});

test.each([
  ['150 g peppers', '150 g bell peppers'],
  ['1 lb peppers, chopped', '1 lb bell peppers, chopped'],
  ['150 g pepper', '150 g bell pepper'],
  ['1 pepper', '1 bell pepper'],
  ['2 g pepper', '2 g pepper'],
  ['150 g pepper salami', '150 g pepper salami'],
  ['100 g chilli peppers', '100 g chilli peppers'],
])('withSweetPeppers(%j) is %j', (text, sweet) => {
  expect(withSweetPeppers(text)).toBe(sweet);
});

test.each([
  ["2 cheeseburgers from McDonald's", "2 small cheeseburgers from McDonald's"],
  ['1 Cheeseburger McDonalds', '1 small Cheeseburger McDonalds'],
  ['1 cheeseburger', '1 cheeseburger'],
  ["large fries from McDonald's", 'large fast food fries'],
  ['Pommes von McDonalds', 'fast food fries'],
  ['KFC fries', 'fast food fries'],
  ['takeaway french fries', 'fast food fries'],
  ['1 medium fries (Burger King)', '1 medium fast food fries'],
  ['Five Guys French fries', 'fast food fries'],
  ['Pommes rot-weiß', 'Pommes rot-weiß'],
  ['sweet potato fries from KFC', 'sweet potato fries from KFC'],
  ['loaded fries from Five Guys', 'loaded fries from Five Guys'],
  ["McDonald's Happy Meal with fries", "McDonald's Happy Meal with fries"],
  ['fries from the chip shop', 'fries from the chip shop'],
])('withFoodsOfChains(%j)', (text, form) => {
  expect(withFoodsOfChains(text)).toBe(form);
});
