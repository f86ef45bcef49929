import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { type OwnTemplate, templateLimits } from '../vault/own-template.ts';
import { type Criterion, type SavedFilter, type Vault, vaultLimits, vaultStreamOf } from '../vault/vault.ts';
import type { TransferTable } from './transfer-table.ts';

/** The criteria, saved filters and templates of a file that would change the vault. */
export interface BroughtVault {
  /** Null if the file has none, or the vault has the same. */
  readonly criteria: readonly Criterion[] | null;
  readonly filters: readonly SavedFilter[];
  readonly templates: readonly OwnTemplate[];
  /** Some of what the file has cannot be used. */
  readonly hasUnusable: boolean;
}

const stream = vaultStreamOf('00000000-0000-4000-8000-000000000000');

/** `at` is now, ISO 8601. */
export function judgeVault(brought: TransferTable['vault'], vault: Vault, at: string): BroughtVault {
  if (!brought) return { criteria: null, filters: [], templates: [], hasUnusable: false };
  const decide = (type: string, data: unknown, state = vault) =>
    decideCommand(state, { id: 'judged', type, stream, data: data as JsonObject, at });
  const decision = decide('SetCriteria', { criteria: brought.criteria, base: vault.criteria });
  const hasCriteria = decision.kind === 'accepted' && decision.facts.length > 0 && !isEmpty(brought.criteria);
  const filters: SavedFilter[] = [];
  let unusable = decision.kind === 'rejected' ? 1 : 0;
  for (const filter of brought.filters.slice(0, vaultLimits.filters)) {
    const saved = decide('SaveFilter', filter);
    if (saved.kind === 'rejected') {
      if (saved.reason !== 'name-taken') unusable++;
    } else if (!vault.filters.some(({ id }) => id === (filter as SavedFilter).id)) {
      filters.push(filter as SavedFilter);
    }
  }
  let after = vault;
  const templates: OwnTemplate[] = [];
  for (const given of brought.templates.slice(0, templateLimits.templates)) {
    const saved = decide('SaveTemplate', given, after);
    const template = given as OwnTemplate;
    if (saved.kind === 'rejected') {
      if (saved.reason !== 'name-taken') unusable++;
    } else if (saved.facts.length > 0 && !after.templates.some(({ id }) => id === template.id)) {
      templates.push(template);
      after = { ...after, templates: [...after.templates, template] };
    }
  }
  return {
    criteria: hasCriteria ? (brought.criteria as readonly Criterion[]) : null,
    filters: filters.slice(0, vaultLimits.filters - vault.filters.length),
    templates,
    hasUnusable: unusable > 0,
  };
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
