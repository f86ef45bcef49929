import { useSelector } from '@xstate/react';
import { Archive, ArchiveRestore } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { RowButton } from '#ui/RowButton.tsx';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { IdeaCells } from './IdeaCells.tsx';
import { IdeaMenu } from './IdeaMenu.tsx';
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
}

const idOf = ({ id }: Idea) => id;
const titleOf = ({ title }: Idea) => title;

export function IdeaTable({ vault, workspace, list, now, flagOf }: IdeaTableProps) {
  const selected = useSelector(vault, ({ context }) => context.selected);
  const { listed, query } = list;
  const { criteria } = list.vault;
  const isByHand = query.order === 'hand' && !query.isDescending;
  const render = (idea: Idea) => (
    <>
      <IdeaCells idea={idea} criteria={criteria} now={now} flag={flagOf(idea)} />
      <RowButton
        label={`${idea.archived ? 'Restore' : 'Archive'} ${idea.title}`}
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
    </>
  );
  return (
    <div>
      {listed.length > 0 && <SortHeader vault={vault} />}
      <VirtualRows
        label={query.isArchived ? 'Archived ideas' : 'Ideas'}
        items={listed}
        idOf={idOf}
        nameOf={titleOf}
        onOpen={(id) => vault.send({ type: 'idea.opened', id })}
        selected={selected}
        onSelect={(chosen) => vault.send({ type: 'selection.changed', selected: chosen })}
      >
        {render}
      </VirtualRows>
    </div>
  );
}
