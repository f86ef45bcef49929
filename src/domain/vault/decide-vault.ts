import * as z from 'zod/mini';
import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { oneLine } from '../text/one-line.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { removeTemplate, renameTemplate, saveTemplate } from './decide-templates.ts';
import { evolveVault, type VaultFact } from './evolve-vault.ts';
import { type Criterion, emptyVault, type Vault, vaultLimits } from './vault.ts';
import { type VaultCommand, type VaultCommandData, vaultCommands } from './vault-commands.ts';
import { filterPrefix, templatePrefix, vaultFields } from './vault-fields.ts';

/** Decides a vault command whose data its schema has accepted. */
export function decideVault(before: Vault | undefined, command: Sent<VaultCommand>): Decision<VaultFact> {
  const vault = before ?? emptyVault;
  switch (command.type) {
    case 'SetCriteria':
      return sameJson(command.data.base, vault.criteria)
        ? setCriteria(vault, command.data.criteria)
        : reject('criteria-changed');
    case 'SaveFilter':
      return saveFilter(vault, command.data);
    case 'RemoveFilter':
      return removeFilter(vault, command.data.id);
    case 'SaveTemplate':
      return saveTemplate(vault.templates, command.data);
    case 'RenameTemplate':
      return renameTemplate(vault.templates, command.data);
    case 'RemoveTemplate':
      return removeTemplate(vault.templates, command.data.id);
    case 'UndoChange':
      return decideUndo(fieldIn(vaultFields(vault)), command.data, (wanted) => restore(vault, wanted, command.at));
  }
}

function setCriteria(vault: Vault, wanted: readonly Criterion[]): Decision<VaultFact> {
  const criteria = wanted.map(({ id, name, weight }) => ({ id, name: oneLine(name), weight }));
  const reason = reasonAgainst(criteria);
  if (reason) return reject(reason);
  return sameJson(criteria, vault.criteria) ? accept() : accept(fact('CriteriaSet', { criteria }));
}

function reasonAgainst(criteria: readonly Criterion[]): Rejection | undefined {
  if (criteria.length === 0) return undefined;
  if (criteria.some(({ name }) => name === '')) return 'name-empty';
  if (criteria.some(({ name }) => name.length > vaultLimits.criterionName)) return 'invalid-data';
  const names = new Set(criteria.map(({ name }) => name.toLocaleLowerCase('en')));
  const ids = new Set(criteria.map(({ id }) => id));
  if (names.size < criteria.length || ids.size < criteria.length) return 'name-taken';
  const areWhole = criteria.every(({ weight }) => Number.isInteger(weight) && weight >= 0);
  const sum = criteria.reduce((total, { weight }) => total + weight, 0);
  return areWhole && sum === vaultLimits.weights ? undefined : 'weights-not-100';
}

function saveFilter(vault: Vault, { id, name: raw, query }: VaultCommandData<'SaveFilter'>): Decision<VaultFact> {
  const name = oneLine(raw);
  if (name === '') return reject('name-empty');
  if (name.length > vaultLimits.filterName) return reject('invalid-data');
  const key = name.toLocaleLowerCase('en');
  if (vault.filters.some((other) => other.id !== id && other.name.toLocaleLowerCase('en') === key)) {
    return reject('name-taken');
  }
  const filter = { id, name, query };
  const known = vault.filters.find((other) => other.id === id);
  if (known && sameJson(known, filter)) return accept();
  if (!known && vault.filters.length >= vaultLimits.filters) return reject('too-many');
  return accept(fact('FilterSaved', filter));
}

function removeFilter(vault: Vault, id: string): Decision<VaultFact> {
  return vault.filters.some((filter) => filter.id === id) ? accept(fact('FilterRemoved', { id })) : accept();
}

/** Each field is decided on what those before it leave, so that the limits hold for all of them together. */
function restore(before: Vault, wanted: Readonly<Record<string, Json>>, at: string): Decision<VaultFact> {
  const facts: VaultFact[] = [];
  let vault = before;
  for (const [name, value] of Object.entries(wanted)) {
    const decision = restoreField(vault, name, value);
    if (decision.kind === 'rejected') return decision;
    for (const each of decision.facts) vault = evolveVault(vault, { ...each, at }) ?? vault;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}

function restoreField(vault: Vault, name: string, value: Json): Decision<VaultFact> {
  if (name === 'criteria') {
    const parsed = z.safeParse(vaultCommands.SetCriteria.schema, { criteria: value, base: [] });
    return parsed.success ? setCriteria(vault, parsed.data.criteria) : reject('invalid-data');
  }
  if (name.startsWith(templatePrefix)) return restoreTemplate(vault, name.slice(templatePrefix.length), value);
  if (!name.startsWith(filterPrefix)) return reject('invalid-data');
  const id = name.slice(filterPrefix.length);
  if (value === null) return removeFilter(vault, id);
  const parsed = z.safeParse(vaultCommands.SaveFilter.schema, value);
  return parsed.success && parsed.data.id === id ? saveFilter(vault, parsed.data) : reject('invalid-data');
}

function restoreTemplate({ templates }: Vault, id: string, value: Json): Decision<VaultFact> {
  if (value === null) return removeTemplate(templates, id);
  const parsed = z.safeParse(vaultCommands.SaveTemplate.schema, value);
  return parsed.success && parsed.data.id === id ? saveTemplate(templates, parsed.data) : reject('invalid-data');
}
