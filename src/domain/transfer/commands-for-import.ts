import { type CommandDraft, ideaDraft, vaultDraft } from '../log/command-draft.ts';
import type { Vault } from '../vault/vault.ts';
import type { BroughtVault } from './judge-vault.ts';
import type { ImportedIdea } from './transfer-table.ts';

/**
 * Everything that an import asks for, to be issued as one change. Ideas without a time of their own were captured `at`
 * (ISO 8601), a millisecond apart, so that they stand in the order of the file.
 */
export function commandsForImport(
  ideas: readonly ImportedIdea[],
  brought: BroughtVault | null,
  vault: Vault,
  workspace: string,
  at: string,
): readonly CommandDraft[] {
  return [
    ...(brought?.criteria
      ? [vaultDraft('SetCriteria', workspace, { criteria: brought.criteria, base: vault.criteria })]
      : []),
    ...(brought?.filters ?? []).map((filter) => vaultDraft('SaveFilter', workspace, filter)),
    ...(brought?.templates ?? []).map((template) => vaultDraft('SaveTemplate', workspace, template)),
    ...ideas.map(({ id, data }, n) => ideaDraft('ImportIdea', id, { capturedAt: before(at, n), ...data })),
  ];
}

const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString();
