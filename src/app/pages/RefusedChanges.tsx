import { useSelector } from '@xstate/store-react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { type IdeaText, ideaIdOf } from '#domain/idea/idea.ts';
import { shortenTitle } from '#domain/idea/shorten-title.ts';
import { titleOfStream } from '#domain/project/title-of-stream.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import { RejectionList } from '#features/idea-vault/RejectionList.tsx';
import type { ResumedDraft } from '#machines/idea-editor.machine.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { useApp } from '../app-context.ts';

export interface RefusedChangesProps {
  readonly vault: IdeaVaultActor;
}

/** What was refused of the vault and its projects; of a canvas, the panel behind the words in the top bar tells. */
export function RefusedChanges({ vault }: RefusedChangesProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId, now } = services;
  const sync = actorOf('sync');
  const rejections = useSelector(workspace.rejections).filter(
    ({ command }) => !command.stream.startsWith(canvasStreamOf('')),
  );
  return (
    <RejectionList
      rejections={rejections}
      titleOf={({ command }) => {
        const title = titleOfStream(command.stream, workspace.peek) ?? command.data['title'];
        return typeof title === 'string' ? title : 'an idea that is not here';
      }}
      onChange={(rejection) =>
        vault.send({ type: 'idea.opened', id: ideaIdOf(rejection.command.stream), resumed: resume(rejection) })
      }
      onShorten={({ command }) =>
        sync.send({
          type: 'rejection.retried',
          commandId: command.id,
          newId: newId(),
          at: now(),
          data: shortenTitle(command.data),
        })
      }
      onRetry={({ command }) =>
        sync.send({ type: 'rejection.retried', commandId: command.id, newId: newId(), at: now() })
      }
      onDrop={({ command }) => sync.send({ type: 'rejection.dropped', commandId: command.id })}
    />
  );
}

type Texts = { readonly [Text in IdeaText | 'title']?: string };

/** A refused `DescribeIdea` or `RenameIdea` as a draft: its schema has accepted the data before it was sent. */
function resume({ command }: RejectedCommand): ResumedDraft {
  const { base = {}, ...draft } = command.data as Texts & { readonly base?: Texts };
  return { commandId: command.id, draft, base };
}
