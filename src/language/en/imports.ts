/** The outcome of imports into a catalogue. */
export const IMPORTS_EN = {
  rows: (count: string, outcomes: string) =>
    `${count} ${count === '1' ? 'row' : 'rows'}: ${outcomes}`,
  imported: (count: string) => `${count} imported`,
  repaired: (count: string) => `${count} of them repaired`,
  merged: (count: string) => `${count} merged`,
  rejected: (count: string) => `${count} rejected`,
  changes: (added: string, changed: string, removed: string, unchanged: string) =>
    `${added} ${added === '1' ? 'food' : 'foods'} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`,
  contents: (foods: string, variants: string, servings: string) =>
    [
      `${foods} ${foods === '1' ? 'food' : 'foods'}`,
      `${variants} ${variants === '1' ? 'variant' : 'variants'}`,
      `${servings} serving ${servings === '1' ? 'size' : 'sizes'}`,
    ].join(', '),
  foods: (count: string) => `${count} ${count === '1' ? 'food' : 'foods'}`,
  filesUnchanged: (catalogue: string) =>
    `the files have not changed since the last update of ${catalogue}`,
  into: (catalogue: string) => `imported into ${catalogue}`,
  inPlaceOf: (foods: string) =>
    `, in place of ${foods} ${foods === '1' ? 'food' : 'foods'} of the source`,
  addedTo: (catalogue: string) => `added to ${catalogue}`,
  updated: (catalogue: string, changes: string) => `updated in ${catalogue} (${changes})`,
  already: (catalogue: string) => `already in ${catalogue}, unchanged`,
};
