import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated, FactOf } from '../log/recorded-event.ts';
import type { OwnTemplate } from './own-template.ts';
import { type Criterion, emptyVault, type SavedFilter, type Vault } from './vault.ts';

/** All facts that can happen to a vault. */
export type VaultFact = FactOf<{
  readonly CriteriaSet: { readonly criteria: readonly Criterion[] };
  readonly FilterSaved: SavedFilter;
  readonly FilterRemoved: { readonly id: string };
  readonly TemplateSaved: OwnTemplate;
  readonly TemplateRenamed: { readonly id: string; readonly name: string };
  readonly TemplateRemoved: { readonly id: string };
}>;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const vaultFoldVersion = 3;

/** Folds one fact into a vault. Saved filters and templates are in the order of their names, so that an undo restores that as well. */
export function evolveVault(before: Vault | undefined, fact: Dated<VaultFact>): Vault | undefined {
  const vault = before ?? emptyVault;
  switch (fact.type) {
    case 'CriteriaSet':
      return { ...vault, criteria: fact.data.criteria };
    case 'FilterSaved':
      return { ...vault, filters: saved(vault.filters, fact.data) };
    case 'FilterRemoved':
      return { ...vault, filters: vault.filters.filter(({ id }) => id !== fact.data.id) };
    case 'TemplateSaved':
      return { ...vault, templates: saved(vault.templates, fact.data) };
    case 'TemplateRenamed': {
      const { id, name } = fact.data;
      const template = vault.templates.find((each) => each.id === id);
      return template ? { ...vault, templates: saved(vault.templates, { ...template, name }) } : vault;
    }
    case 'TemplateRemoved':
      return { ...vault, templates: vault.templates.filter(({ id }) => id !== fact.data.id) };
    default:
      return ignoreUnknown(fact, before);
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function saved<T extends Named>(all: readonly T[], one: T): readonly T[] {
  const others = all.filter(({ id }) => id !== one.id);
  const key = keyOf(one);
  const later = others.findIndex((other) => keyOf(other) > key);
  return others.toSpliced(later === -1 ? others.length : later, 0, one);
}

/** By code units, since browsers and servers may sort words differently. */
const keyOf = ({ name }: Named): string => name.toLocaleLowerCase('en');
