import { useSelector } from '@xstate/react';
import { Archive, ArchiveRestore } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type Idea, isOfPivot } from '#domain/idea/idea.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { RowButton } from '#ui/RowButton.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { filledColumns } from './cells-style.ts';
import { IdeaCells } from './IdeaCells.tsx';
import { IdeaMenu } from './IdeaMenu.tsx';
import { labels } from './labels.ts';
import { movesOf } from './moves-of.ts';
import { SortHeader } from './SortHeader.tsx';
import type { VaultList } from './use-vault-list.ts';

export interface IdeaTableProps {
  readonly vault: IdeaVaultActor;
  readonly workspace: Workspace;
  readonly list: VaultList;
  /** ISO 8601. */
  readonly now: string;
  /** Marks the idea to look at next. */
  readonly flagOf: (idea: Idea) => ReactNode;
  /** Where it came from, or what it became, in one line; null for most. */
  readonly pivotOf: (idea: Idea) => ReactNode;
}

const idOf = ({ id }: Idea) => id;
const titleOf = ({ title }: Idea) => title;

export function IdeaTable({ vault, workspace, list, now, flagOf, pivotOf }: IdeaTableProps) {
  const selected = useSelector(vault, ({ context }) => context.selected);
  const { listed, query } = list;
  const { criteria } = list.vault;
  const filled = useMemo(() => filledColumns(listed), [listed]);
  const isByHand = query.order === 'hand' && !query.isDescending;
  const render = (idea: Idea) => (
    <>
      <IdeaCells
        idea={idea}
        criteria={criteria}
        evidence={list.evidence.get(idea.id)}
        now={now}
        flag={flagOf(idea)}
        pivot={pivotOf(idea)}
        filled={filled}
        onEdit={(cell) => vault.send({ type: 'cell.asked', id: idea.id, cell })}
      />
      <IfMayEdit>
        <RowButton
          label={labels.row.file(idea.title, idea.archived)}
          icon={idea.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          onPress={() =>
            vault.send({
              type: 'ideas.changed',
              ids: [idea.id],
              change: { kind: 'filed', archived: !idea.archived },
            })
          }
        />
        <IdeaMenu
          idea={idea}
          vault={vault}
          workspace={workspace}
          onCompare={() => vault.send({ type: 'selection.changed', selected: [idea.id] })}
          onMove={isByHand ? movesOf(vault, listed, idea) : undefined}
        />
      </IfMayEdit>
    </>
  );
  return (
    <div>
      {listed.length > 0 && <SortHeader vault={vault} filled={filled} />}
      <VirtualRows
        label={query.isArchived ? labels.row.archivedList : labels.row.list}
        items={listed}
        look={filled.audience || filled.tags || listed.some(isOfPivot) ? 'notes' : 'lines'}
        idOf={idOf}
        nameOf={titleOf}
        onOpen={(id) => vault.send({ type: 'idea.visited', id })}
        selected={selected}
        onSelect={(chosen) => vault.send({ type: 'selection.changed', selected: chosen })}
      >
        {render}
      </VirtualRows>
    </div>
  );
}
