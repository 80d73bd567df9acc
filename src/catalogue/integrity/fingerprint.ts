import { createHash } from 'node:crypto';
import type { Food, FoodDescription, Source, Variant } from '../../model/food.ts';
import { FOOD_PATTERNS } from '../../model/food-patterns.ts';
import type { LegacyId, SourceCode } from '../../model/ids/food-ids.ts';
import { NUTRIENTS } from '../../model/nutrients.ts';

/** Computes a fingerprint from the whole content of a source, in the order of the catalogue. */
export interface Fingerprint {
  add(item: Food | LegacyId | SourceCode): void;
  /** SHA-256, hexadecimal. */
  digest(): string;
}

/**
 * Starts the fingerprint of a source. It does not depend on the order of the registries, so that these
 * can grow.
 */
export function fingerprintOf(source: Source): Fingerprint {
  const { id, name, release, licence } = source;
  const hash = gatheringHash();
  hash.text(JSON.stringify([id, name, release, licence]));
  const nutrients = vectorBytes(NUTRIENTS);
  const foodPatterns = vectorBytes(FOOD_PATTERNS);

  const addVariant = (variant: Variant) => {
    hash.text(variantText(variant));
    hash.bytes(nutrients(variant.nutrients));
    if (variant.foodPatterns !== null) hash.bytes(foodPatterns(variant.foodPatterns));
  };

  return {
    add(item) {
      if (!('variants' in item)) {
        hash.text(ordered({ ...item }));
        return;
      }
      hash.text(foodText(item));
      item.variants.forEach(addVariant);
    },
    digest: hash.digest,
  };
}

/** Prepares the comparison of foods: those with the same content have the same text. */
export function foodContent(): (food: Food) => string {
  const nutrients = vectorBytes(NUTRIENTS);
  const foodPatterns = vectorBytes(FOOD_PATTERNS);
  return (food) => {
    const parts = food.variants.flatMap((variant) => [
      variantText(variant),
      nutrients(variant.nutrients).toString('latin1'),
      variant.foodPatterns === null ? '-' : foodPatterns(variant.foodPatterns).toString('latin1'),
    ]);
    return [foodText(food), ...parts].join('\n');
  };
}

/** Bytes that are hashed at once: a call of the hash costs as much as hashing a food. */
const HASHED_AT_ONCE = 64 * 1024;
/** The most bytes of a character of JavaScript (UTF-16) in UTF-8. */
const MOST_BYTES = 3;

function gatheringHash() {
  const hash = createHash('sha256');
  const gathered = Buffer.allocUnsafe(HASHED_AT_ONCE);
  let end = 0;
  const flush = () => {
    hash.update(gathered.subarray(0, end));
    end = 0;
  };
  /** Whether this many bytes fit into the buffer; hashes its content first if they do not. */
  const hasRoom = (bytes: number) => {
    if (end + bytes > HASHED_AT_ONCE) flush();
    return bytes <= HASHED_AT_ONCE;
  };
  return {
    text(text: string) {
      if (hasRoom(MOST_BYTES * text.length)) end += gathered.write(text, end);
      else hash.update(text);
    },
    bytes(bytes: Uint8Array) {
      if (!hasRoom(bytes.length)) hash.update(bytes);
      else {
        gathered.set(bytes, end);
        end += bytes.length;
      }
    },
    digest() {
      flush();
      return hash.digest('hex');
    },
  };
}

/**
 * The text of a food: the JSON of a list. It is concatenated, since a call of JSON.stringify() for each list takes
 * several times as long. An optional property is at the end, so that foods without it keep their text.
 */
function foodText(food: FoodDescription): string {
  const { otherNames, recordedOn } = food;
  const others = otherNames.length === 0 ? '[]' : JSON.stringify(otherNames);
  const identity = `${json(food.id)},${json(food.name)},${others},${json(food.description)}`;
  const product = `${json(food.type)},${json(food.brand)},${json(food.gtin)},${json(food.foodGroup)}`;
  const standard = `${food.isSolid},${json(food.standardProcessing)},${json(food.standardServingType)},${json(food.standardUnit)}`;
  const end = recordedOn === undefined ? '' : `,${json(recordedOn)}`;
  return `[${identity},${product},${standard},${json(food.searchWeight)},${json(food.retiredIn)}${end}]`;
}

function variantText(variant: Variant): string {
  const { borrowed, foodPatternsOrigin: origin, servingSizes } = variant;
  const state = `${json(variant.id)},${json(variant.processing)},${json(variant.label)}`;
  const measures = `${json(variant.yieldFactor)},${json(variant.density)},${servingsText(servingSizes)}`;
  const patterns = `${variant.foodPatternsEstimated},[${json(origin?.source)},${json(origin?.sourceCode)}]`;
  const own = `${json(variant.source)},${json(variant.sourceCode)}`;
  return `[${state},${measures},${patterns},${own},${borrowedText(borrowed)}]`;
}

function servingsText(servingSizes: Variant['servingSizes']): string {
  if (servingSizes.length === 0) return '[]';
  return JSON.stringify(
    servingSizes.map(({ type, label, amount, unit }) => [type, label, amount, unit]),
  );
}

function borrowedText(borrowed: Variant['borrowed']): string {
  if (borrowed === null) return '[null,null]';
  const { source, sourceCode, nutrients } = borrowed;
  const names = nutrients.map((position) => NUTRIENTS[position]?.name).sort();
  return JSON.stringify([source, sourceCode, ...names]);
}

/** Texts that JSON writes without escapes. */
const PLAIN_TEXT = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** The JSON of a value in a list. */
function json(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'string' && PLAIN_TEXT.test(value) ? `"${value}"` : JSON.stringify(value);
}

function ordered(record: object): string {
  return JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Bytes of the hash of a name. */
const NAME_BYTES = 4;
const PAIR_BYTES = NAME_BYTES + 8;

/** Encodes the known amounts as pairs of a hashed name and an amount, in the order of the names. */
function vectorBytes(
  registry: readonly { readonly name: string; readonly position: number }[],
): (vector: Float64Array) => Buffer {
  const columns = [...registry]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, position }) => ({
      position,
      key: createHash('sha256').update(name).digest().readUInt32LE(),
    }));
  const positions = Uint16Array.from(columns, ({ position }) => position);
  const keys = Uint32Array.from(columns, ({ key }) => key);
  const bytes = Buffer.alloc(registry.length * PAIR_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return (vector) => {
    let end = 0;
    for (let column = 0; column < positions.length; column++) {
      const amount = vector[positions[column] as number] as number;
      if (Number.isNaN(amount)) continue;
      view.setUint32(end, keys[column] as number, true);
      view.setFloat64(end + NAME_BYTES, amount, true);
      end += PAIR_BYTES;
    }
    return bytes.subarray(0, end);
  };
}
