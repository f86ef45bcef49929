import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated, FactOf } from '../log/recorded-event.ts';
import { type Criterion, emptyVault, type SavedFilter, type Vault } from './vault.ts';

/** What can have happened to a vault. */
export type VaultFact = FactOf<{
  readonly CriteriaSet: { readonly criteria: readonly Criterion[] };
  readonly FilterSaved: SavedFilter;
  readonly FilterRemoved: { readonly id: string };
}>;

/** Folds one fact into a vault. Saved filters are in the order of their names, so that an undo restores that as well. */
export function evolveVault(before: Vault | undefined, fact: Dated<VaultFact>): Vault | undefined {
  const vault = before ?? emptyVault;
  switch (fact.type) {
    case 'CriteriaSet':
      return { ...vault, criteria: fact.data.criteria };
    case 'FilterSaved':
      return { ...vault, filters: saved(vault.filters, fact.data) };
    case 'FilterRemoved':
      return { ...vault, filters: vault.filters.filter(({ id }) => id !== fact.data.id) };
    default:
      return ignoreUnknown(fact, before);
  }
}

function saved(filters: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] {
  const others = filters.filter(({ id }) => id !== filter.id);
  const key = keyOf(filter);
  const later = others.findIndex((other) => keyOf(other) > key);
  return others.toSpliced(later === -1 ? others.length : later, 0, filter);
}

/** By code units, since browsers and servers may sort words differently. */
const keyOf = ({ name }: SavedFilter): string => name.toLocaleLowerCase('en');
