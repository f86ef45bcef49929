import { type ReactNode, useMemo } from 'react';
import { type Idea, type IdeaStatus, ideaStatuses, isChosenStatus } from '#domain/idea/idea.ts';
import type { CardLandingActor } from '#machines/canvas/card-landing.machine.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { BoardColumn } from './BoardColumn.tsx';
import { labels } from './labels.ts';
import type { VaultList } from './use-vault-list.ts';

export interface IdeaBoardProps {
  readonly vault: IdeaVaultActor;
  readonly landing: CardLandingActor;
  readonly workspace: Workspace;
  readonly list: VaultList;
  readonly chosen: readonly Idea[];
  /** ISO 8601. */
  readonly now: string;
  /** Marks the idea to look at next. */
  readonly flagOf: (idea: Idea) => ReactNode;
}

/** A column for each status, of pivoted ideas if there are any; where statuses are chosen, for those alone. */
export function IdeaBoard({ vault, landing, workspace, list, chosen, now, flagOf }: IdeaBoardProps) {
  const { listed, query } = list;
  const columns = useMemo(() => {
    const found = new Map<IdeaStatus, Idea[]>(ideaStatuses.map((status) => [status, []]));
    for (const idea of listed) found.get(idea.status)?.push(idea);
    return found;
  }, [listed]);
  const shown = ideaStatuses.filter((status) =>
    query.statuses.length === 0
      ? isChosenStatus(status) || columns.get(status)?.length !== 0
      : query.statuses.includes(status),
  );
  return (
    <section aria-label={labels.row.board} className={board}>
      {shown.map((status) => (
        <BoardColumn
          key={status}
          status={status}
          ideas={columns.get(status) ?? []}
          chosen={chosen}
          vault={vault}
          landing={landing}
          workspace={workspace}
          criteria={list.vault.criteria}
          evidence={list.evidence}
          now={now}
          flagOf={flagOf}
        />
      ))}
    </section>
  );
}

const board = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { base: '[minmax(80%, 1fr)]', tablet: '[minmax({sizes.160}, 1fr)]' },
  gap: '8',
  overflowX: 'auto',
  scrollSnapType: { base: '[x mandatory]', tablet: 'none' },
  paddingBottom: '8',
});
