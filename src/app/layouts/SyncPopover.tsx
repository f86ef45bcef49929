import { useSelector as useActorSelector } from '@xstate/react';
import { useSelector } from '@xstate/store-react';
import type { RefObject } from 'react';
import { writtenTextsOf } from '#domain/canvas/written-texts.ts';
import { attemptText } from '#domain/log/all-labels.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import { commandChangeLabel } from '#features/shell/change-labels.ts';
import { type SyncFacts, syncLabelOf } from '#features/shell/labels.ts';
import { SyncPanel } from '#features/shell/SyncPanel.tsx';
import { syncMeaningOf, syncPanelLabels } from '#features/shell/sync-meaning.ts';
import { titleOfCommand } from '#machines/shell/select-command-title.ts';
import { selectCopyFault } from '#machines/sync/select-sync.ts';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { useApp } from '../app-context.ts';
import { rejectionActions } from '../rejection-actions.ts';
import { remedyFor } from '../remedy.ts';
import { writtenProse } from './written-prose.ts';

export interface SyncPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly facts: SyncFacts;
  readonly onClose: () => void;
}

export function SyncPopover({ triggerRef, facts, onClose }: SyncPopoverProps) {
  const app = useApp();
  const { actorOf, services } = app;
  const { workspace } = services;
  const actions = rejectionActions(app);
  const sync = actorOf('sync');
  const hasFault = useActorSelector(sync, selectCopyFault) !== null;
  const pending = useSelector(workspace.pending).map((command) => ({
    id: command.id,
    words: commandChangeLabel(command, titleOfCommand(workspace, command)),
    at: command.at,
  }));
  const rejections = useSelector(workspace.rejections);
  const rejected = rejections.map((rejection) => {
    const { command, reason, dependents } = rejection;
    const title = titleOfCommand(workspace, command);
    const what = attemptText(command.type);
    const entries = entriesOf(rejection);
    const prose = entries.flatMap((entry) => writtenProse(entry.command));
    return {
      id: command.id,
      title: title === undefined ? what : `${what}: ${title}`,
      reason: reasonText(reason),
      words: [...new Set([...writtenTextsOf(entries).map(({ text }) => text), ...prose])],
      dependents: dependents.length,
      second: remedyFor(rejection, services)?.words ?? null,
    };
  });
  return (
    <AnchoredPopover label={syncPanelLabels.title} triggerRef={triggerRef} onClose={onClose}>
      <SyncPanel
        words={syncLabelOf(facts).short}
        meaning={syncMeaningOf(facts)}
        pending={pending}
        rejected={rejected}
        onRead={hasFault ? () => sync.send({ type: 'fault.read' }) : undefined}
        onSecond={(id) => {
          const found = rejections.find(({ command }) => command.id === id);
          if (found) actions.retryOtherwise(found);
        }}
        onRetry={actions.retry}
        onDrop={actions.drop}
      />
    </AnchoredPopover>
  );
}
