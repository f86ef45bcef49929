import { useSelector } from '@xstate/react';
import { useSelector as useAtomSelector } from '@xstate/store-react';
import { useCallback } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { EmptyList } from './EmptyList.tsx';
import { IdeaRow } from './IdeaRow.tsx';
import { listedIds, neighbourOf, sameIds } from './listed-ids.ts';

export interface IdeaListProps {
  readonly vault: IdeaVaultActor;
  readonly workspace: Workspace;
  readonly isOffline: boolean;
  /** ISO 8601. */
  readonly now: string;
  /** The row that had the focus was the only one. */
  readonly onEmptied: () => void;
}

export function IdeaList({ vault, workspace, isOffline, now, onEmptied }: IdeaListProps) {
  const archived = useSelector(vault, (snapshot) => snapshot.matches({ list: 'archived' }));
  const focusId = useSelector(vault, ({ context }) => context.focusId);
  const ids = useAtomSelector(ideasOf(workspace), (ideas) => listedIds(ideas, archived), sameIds);
  const isComplete = useAtomSelector(workspace.isComplete);

  const open = useCallback((id: string) => vault.send({ type: 'idea.opened', id }), [vault]);
  const takeFocus = useCallback(() => vault.send({ type: 'focus.taken' }), [vault]);
  const file = useCallback(
    (idea: Idea) => {
      const neighbourId = neighbourOf(listedIds(ideasOf(workspace).get(), idea.archived), idea.id);
      vault.send(
        idea.archived
          ? { type: 'idea.restored', id: idea.id, neighbourId }
          : { type: 'idea.archived', id: idea.id, title: idea.title, neighbourId },
      );
      if (neighbourId === null) onEmptied();
    },
    [vault, workspace, onEmptied],
  );

  return (
    <>
      {ids.length > 0 && (
        <ul aria-label={archived ? 'Archived ideas' : 'Ideas'}>
          {ids.map((id) => (
            <IdeaRow
              key={id}
              workspace={workspace}
              id={id}
              now={now}
              takesFocus={id === focusId}
              onFocusTaken={takeFocus}
              onOpen={open}
              onFile={file}
            />
          ))}
        </ul>
      )}
      {(ids.length === 0 || !isComplete) && (
        <EmptyList isComplete={isComplete} isOffline={isOffline} archived={archived} />
      )}
    </>
  );
}
