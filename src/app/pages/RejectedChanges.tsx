import { useSelector } from '@xstate/store-react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { ideaIdOf } from '#domain/idea/idea.ts';
import { resumedTexts } from '#domain/idea/resumed-texts.ts';
import { shortenTitle } from '#domain/idea/shorten-title.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { labels } from '#features/idea-vault/labels.ts';
import { RejectionList } from '#features/idea-vault/RejectionList.tsx';
import { titleOfCommand } from '#machines/shell/select-command-title.ts';
import type { ResumedDraft } from '#machines/vault/idea-editor.machine.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { useApp } from '../app-context.ts';
import { focusHeading } from '../focus-heading.ts';
import { rejectionActions } from '../rejection-actions.ts';
import { remedyFor } from '../remedy.ts';

export interface RejectedChangesProps {
  readonly vault: IdeaVaultActor;
}

/** Rejected changes of all but canvases. The panel of the sync status in the top bar shows every one. */
export function RejectedChanges({ vault }: RejectedChangesProps) {
  const app = useApp();
  const { workspace } = app.services;
  const actions = rejectionActions(app);
  const rejections = useSelector(workspace.rejections).filter(
    ({ command }) => !command.stream.startsWith(canvasStreamOf('')),
  );
  return (
    <RejectionList
      rejections={rejections}
      titleOf={({ command }) => titleOfCommand(workspace, command) ?? labels.rejections.unknownIdea}
      secondOf={(rejection) => remedyFor(rejection, app.services)?.words ?? null}
      onChange={(rejection) =>
        vault.send({ type: 'idea.opened', id: ideaIdOf(rejection.command.stream), resumed: resume(rejection) })
      }
      onShorten={({ command }) => actions.retry(command.id, shortenTitle(command.data))}
      onSecond={actions.retryOtherwise}
      onRetry={({ command }) => actions.retry(command.id)}
      onDrop={({ command }) => actions.drop(command.id)}
      onEmptied={() => focusHeading(document)}
    />
  );
}

/** Rejected titles and descriptions as a draft: their schemas have accepted the data before it was sent. */
function resume(rejection: RejectedChange): ResumedDraft {
  const commands = entriesOf(rejection).map(({ command }) => command);
  const [, ...others] = commands.map(({ id }) => id);
  return { commandIds: [rejection.command.id, ...others], ...resumedTexts(commands) };
}
