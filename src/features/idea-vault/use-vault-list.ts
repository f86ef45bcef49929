import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { listIdeas } from '#domain/vault/list-ideas.ts';
import type { IdeaQuery, Vault } from '#domain/vault/vault.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { type EvidenceOfIdeas, evidenceOf } from '#machines/vault/select-evidence.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';

export interface VaultList {
  /** Ideas that the query finds, in its order. */
  readonly listed: readonly Idea[];
  /** How many there would be without narrowing. */
  readonly total: number;
  readonly ideas: readonly Idea[];
  readonly vault: Vault;
  readonly evidence: EvidenceOfIdeas;
  readonly query: IdeaQuery;
}

/** The ideas as the founder wants to see them. On the board they always stand by hand. `now` is ISO 8601. */
export function useVaultList(actor: IdeaVaultActor, workspace: Workspace, now: string): VaultList {
  const query = useSelector(actor, ({ context }) => context.query);
  const view = useSelector(actor, ({ context }) => context.view);
  const ideas = useAtom(ideasOf(workspace));
  const vault = useAtom(vaultOf(workspace));
  const evidence = useAtom(evidenceOf(workspace));
  return useMemo(() => {
    const wanted: IdeaQuery = view === 'board' ? { ...query, order: 'hand', isDescending: false } : query;
    const listed = listIdeas(ideas, { criteria: vault.criteria, evidence }, wanted, now);
    const total = ideas.reduce((sum, { archived }) => sum + (archived === query.isArchived ? 1 : 0), 0);
    return { listed, total, ideas, vault, evidence, query };
  }, [ideas, vault, evidence, query, view, now]);
}
