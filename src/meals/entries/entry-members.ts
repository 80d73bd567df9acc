import { isObject, type Members } from '../../tables/json/members.ts';

/**
 * The members of an entry or meal of a program. An object of a class may inherit some of them, since many database
 * libraries define a getter for each column: without these, the amount would be missing and mean a standard serving.
 *
 * @returns any other value, and an object that inherits nothing, unchanged
 */
export function entryMembers(value: unknown): unknown {
  if (!isObject(value)) return value;
  const inherited = classesOf(value).flatMap((parent) => Object.getOwnPropertyNames(parent));
  if (inherited.length === 0) return value;
  const members = {};
  for (const name of inherited) defineMember(members, name, value, true);
  for (const name of Object.getOwnPropertyNames(value)) {
    defineMember(members, name, value, Object.prototype.propertyIsEnumerable.call(value, name));
  }
  return members;
}

/** Defines a member that is read from an object only when it is needed: its getter may be slow, or fail. */
function defineMember(members: object, name: string, object: Members, enumerable: boolean): void {
  const get = () => object[name];
  Object.defineProperty(members, name, { get, enumerable, configurable: true });
}

/** The classes of an object, nearest first, without the one of all objects. */
function classesOf(object: object): object[] {
  const parent: object | null = Object.getPrototypeOf(object);
  const isLast = parent === null || Object.getPrototypeOf(parent) === null;
  return isLast ? [] : [parent, ...classesOf(parent)];
}
