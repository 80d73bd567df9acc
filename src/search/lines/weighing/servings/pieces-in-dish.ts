import type { FoodLine } from '../../reading/food-line.ts';

/** Fillings that are counted in one sandwich, in the singular. */
const PIECES: ReadonlySet<string> = new Set(
  'finger egg sausage rasher patty nugget meatball falafel'.split(' '),
);

/** A sandwich in the singular; several of them would be "sandwiches". */
const ONE_DISH: ReadonlySet<string> = new Set(
  'sandwich sarnie butty bap toastie wrap burger sub'.split(' '),
);

/**
 * Whether a number counts the filling of a single sandwich: "2 fish fingers sandwich", but not "4 fish finger
 * sandwich".
 */
export function countsPiecesInDish({ quantity = 1, measure, words }: FoodLine): boolean {
  const [piece = '', dish = ''] = words.slice(-2);
  return (
    quantity > 1 &&
    measure === undefined &&
    ONE_DISH.has(dish) &&
    (PIECES.has(piece) || PIECES.has(piece.replace(/s$/, '')))
  );
}
