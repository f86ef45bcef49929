import { ideaStreamOf } from '../idea/idea.ts';
import type { Command } from '../log/command.ts';
import type { JsonObject } from '../log/json.ts';
import { type Vault, vaultStreamOf } from '../vault/vault.ts';
import type { BroughtVault } from './judge-vault.ts';
import type { ImportedIdea } from './transfer-table.ts';

type Wish = Pick<Command, 'type' | 'stream' | 'data'>;

/** Everything that an import asks for, to be issued as one change. */
export function importWishes(
  ideas: readonly ImportedIdea[],
  brought: BroughtVault | null,
  vault: Vault,
  workspace: string,
): readonly Wish[] {
  const stream = vaultStreamOf(workspace);
  const wish = (type: string, data: object): Wish => ({ type, stream, data: data as JsonObject });
  return [
    ...(brought?.criteria ? [wish('SetCriteria', { criteria: brought.criteria, base: vault.criteria })] : []),
    ...(brought?.filters ?? []).map((filter) => wish('SaveFilter', filter)),
    ...ideas.map(({ id, data }) => ({ type: 'ImportIdea', stream: ideaStreamOf(id), data })),
  ];
}
