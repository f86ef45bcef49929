import { useSelector as useActorSelector } from '@xstate/react';
import { useSelector } from '@xstate/store-react';
import type { RefObject } from 'react';
import type { Command } from '#domain/log/command.ts';
import { titleOfStream } from '#domain/project/title-of-stream.ts';
import { reasonText, wishText } from '#features/idea-vault/failure-text.ts';
import { pendingWords } from '#features/shell/pending-words.ts';
import { SyncPanel } from '#features/shell/SyncPanel.tsx';
import { syncMeaningOf } from '#features/shell/sync-meaning.ts';
import { type SyncFacts, syncWordsOf } from '#features/shell/sync-words.ts';
import { selectCopyFault } from '#machines/select-sync.ts';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { useApp } from '../app-context.ts';

export interface SyncPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly facts: SyncFacts;
  readonly onClose: () => void;
}

export default function SyncPopover({ triggerRef, facts, onClose }: SyncPopoverProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId, now } = services;
  const sync = actorOf('sync');
  const hasFault = useActorSelector(sync, selectCopyFault) !== null;
  const titleOf = ({ stream }: Command) => titleOfStream(stream, workspace.peek);
  const pending = useSelector(workspace.pending).map((command) => ({
    id: command.id,
    words: pendingWords(command, titleOf(command)),
    at: command.at,
  }));
  const refused = useSelector(workspace.rejections).map(({ command, reason, dependents }) => {
    const title = titleOf(command) ?? command.data['title'] ?? command.data['text'];
    const what = wishText(command.type);
    return {
      id: command.id,
      title: typeof title === 'string' ? `${what}: ${title}` : what,
      reason: reasonText(reason),
      dependents: dependents.length,
    };
  });
  return (
    <AnchoredPopover label="Your changes" triggerRef={triggerRef} onClose={onClose}>
      <SyncPanel
        words={syncWordsOf(facts).short}
        meaning={syncMeaningOf(facts)}
        pending={pending}
        refused={refused}
        onRead={hasFault ? () => sync.send({ type: 'fault.read' }) : undefined}
        onRetry={(commandId) => sync.send({ type: 'rejection.retried', commandId, newId: newId(), at: now() })}
        onDrop={(commandId) => sync.send({ type: 'rejection.dropped', commandId })}
      />
    </AnchoredPopover>
  );
}
