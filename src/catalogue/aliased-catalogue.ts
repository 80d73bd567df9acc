import type { Alias } from '../model/ids/food-ids.ts';
import type { Catalogue } from './catalogue.ts';
import { NO_AMOUNTS } from './figures/amount-finder.ts';

/** Names the origin of a stand-in that no source of the catalogue gives. */
const ALIASES = 'aliases';

/** A catalogue that also finds foods by the user's own codes, which take precedence over all other ids. */
export function withAliases(catalogue: Catalogue, aliases: readonly Alias[]): Catalogue {
  const byId = new Map(aliases.map((alias) => [alias.id, alias]));
  return {
    ...catalogue,
    aliases,
    // The fast path finds amounts by the ids of the catalogue, but an alias may be the id of another food.
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
