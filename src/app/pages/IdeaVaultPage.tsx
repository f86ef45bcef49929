import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { IdeaVaultScreen } from '#features/idea-vault/IdeaVaultScreen.tsx';
import { ideaCaptureMachine } from '#machines/idea-capture.machine.ts';
import { ideaVaultMachine } from '#machines/idea-vault.machine.ts';
import { selectSyncState } from '#machines/select-sync.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { IdeaEditor } from './IdeaEditor.tsx';
import { issueWishes } from './issue-wishes.ts';
import { offerUndo } from './offer-undo.ts';
import { RefusedChanges } from './RefusedChanges.tsx';

export default function IdeaVaultPage() {
  const { actorOf, services } = useApp();
  const now = useMemo(() => services.now(), [services]);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  const issue = issueWishes(services);
  const capture = useFlow(ideaCaptureMachine.provide({ actions: { issue } }));
  const vault = useFlow(
    ideaVaultMachine.provide({
      actions: { issue, offerUndo: (_, idea) => offerUndo(actorOf('toasts'), services, idea) },
    }),
  );
  const editing = useSelector(vault, ({ context }) => context.editing);
  return (
    <IdeaVaultScreen
      capture={capture}
      vault={vault}
      workspace={services.workspace}
      isOffline={isOffline}
      newId={services.newId}
      now={now}
      notices={<RefusedChanges vault={vault} />}
      editor={editing && <IdeaEditor key={editing.id} {...editing} vault={vault} />}
    />
  );
}
