import type { Alias } from '../model/food-ids.ts';
import type { Catalogue } from './catalogue.ts';
import { NO_AMOUNTS } from './figures/amount-finder.ts';

/** Says where a stand-in comes from that no source of the catalogue names. */
const ALIASES = 'aliases';

/** A catalogue that also finds foods by codes of the user's own, which come before all other ids. */
export function withAliases(catalogue: Catalogue, aliases: readonly Alias[]): Catalogue {
  const byId = new Map(aliases.map((alias) => [alias.id, alias]));
  return {
    ...catalogue,
    aliases,
    // An alias may be the id of another food.
    amountsOf: () => NO_AMOUNTS,
    knownIds: () => new Set([...byId.keys(), ...catalogue.knownIds()]),
    find(id) {
      const alias = byId.get(id);
      if (alias === undefined) return catalogue.find(id);
      const found = catalogue.find(alias.target);
      return found && alias.isStandIn
        ? { ...found, standIn: { source: ALIASES, code: id } }
        : found;
    },
    composition(id) {
      const alias = byId.get(id);
      if (alias === undefined) return catalogue.composition(id);
      const found = catalogue.composition(alias.target);
      return found && alias.isStandIn ? { ...found, idAssumption: 'stand-in-id' } : found;
    },
  };
}
