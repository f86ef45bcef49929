import { ideaStreamOf } from '../idea/idea.ts';
import type { Command } from '../log/command.ts';
import type { JsonObject } from '../log/json.ts';
import { type Vault, vaultStreamOf } from '../vault/vault.ts';
import type { BroughtVault } from './judge-vault.ts';
import type { ImportedIdea } from './transfer-table.ts';

type Wish = Pick<Command, 'type' | 'stream' | 'data'>;

/**
 * Everything that an import asks for, to be issued as one change. Ideas without a time of their own were captured `at`
 * (ISO 8601), a millisecond apart, so that they stand in the order of the file.
 */
export function importWishes(
  ideas: readonly ImportedIdea[],
  brought: BroughtVault | null,
  vault: Vault,
  workspace: string,
  at: string,
): readonly Wish[] {
  const stream = vaultStreamOf(workspace);
  const wish = (type: string, data: object): Wish => ({ type, stream, data: data as JsonObject });
  return [
    ...(brought?.criteria ? [wish('SetCriteria', { criteria: brought.criteria, base: vault.criteria })] : []),
    ...(brought?.filters ?? []).map((filter) => wish('SaveFilter', filter)),
    ...ideas.map(({ id, data }, n) => ({
      type: 'ImportIdea',
      stream: ideaStreamOf(id),
      data: { capturedAt: before(at, n), ...data },
    })),
  ];
}

const before = (at: string, ms: number): string => new Date(Date.parse(at) - ms).toISOString();
