import { ENTRY_FIELDS } from '../../model/entry.ts';
import { isObject, type Members } from '../../tables/json/members.ts';

/**
 * The members of an entry or meal of a program. An object of a class may inherit some of them, since many database
 * libraries define a getter for each column: without these, the amount would be missing and mean a standard serving.
 *
 * @returns any other value, and an object that inherits nothing, unchanged
 */
export function entryMembers(value: unknown): unknown {
  if (!isObject(value)) return value;
  const inherited = inheritedNames(Object.getPrototypeOf(value));
  if (inherited.length === 0) return value;
  const members = {};
  for (const name of inherited) defineMember(members, name, value, true);
  for (const name of Object.getOwnPropertyNames(value)) {
    defineMember(members, name, value, Object.prototype.propertyIsEnumerable.call(value, name));
  }
  return members;
}

const NAMES = new WeakMap<object, readonly string[]>();

/** The names of the members of a class, nearest first. Classes of database libraries have hundreds of methods. */
function inheritedNames(parent: object | null): readonly string[] {
  if (parent === null) return [];
  const known = NAMES.get(parent);
  if (known !== undefined) return known;
  const names = classesFrom(parent).flatMap(memberNames);
  NAMES.set(parent, names);
  return names;
}

/** The names of what may be a value; a method is one only if it has the name of a member, which cannot be read then. */
function memberNames(parent: object): string[] {
  const members = Object.entries(Object.getOwnPropertyDescriptors(parent));
  return members
    .filter(([name, { value }]) => typeof value !== 'function' || MEMBERS.has(name))
    .map(([name]) => name);
}

const MEMBERS: ReadonlySet<string> = new Set([...ENTRY_FIELDS, 'entries']);

/** Defines a member that is read from an object only when it is needed: its getter may be slow, or fail. */
function defineMember(members: object, name: string, object: Members, enumerable: boolean): void {
  const get = () => object[name];
  Object.defineProperty(members, name, { get, enumerable, configurable: true });
}

/** A class and those above it, without the one of all objects. */
function classesFrom(parent: object): object[] {
  const above: object | null = Object.getPrototypeOf(parent);
  return above === null ? [] : [parent, ...classesFrom(above)];
}
