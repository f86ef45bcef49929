import { useSelector as useAtom } from '@xstate/store-react';
import { saveFile } from '#adapters/page/save-file.ts';
import { local } from '#adapters/storage/local.ts';
import { countOf } from '#domain/text/figures.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useApp } from '../app-context.ts';
import { openWorkspace } from '../team/open-workspace.ts';

/** Says that the workspace is closed to the founder, hands over what was never sent, and leads to their own. */
export default function RemovedFromWorkspace() {
  const { services } = useApp();
  const waiting = useAtom(services.workspace.pending);
  const leave = () => openWorkspace(local, null);
  const download = () => {
    const file = new Blob([JSON.stringify(waiting, null, 2)], { type: 'application/json' });
    saveFile(file, `groundwork-unsent-${services.now().slice(0, 10)}.json`);
  };
  return (
    <AlertDialog
      title="You’re no longer a member of this workspace"
      isOpen
      onCancel={leave}
      cancelLabel="Go to your workspace"
      actions={waiting.length > 0 ? [{ label: 'Download what wasn’t sent', onPress: download }] : []}
    >
      <p>
        An owner has removed you or deleted the workspace, or you’ve left it. Nothing here changes from now on.
        {waiting.length > 0 && ` ${countOf(waiting.length, 'change')} of yours never reached the server.`}
      </p>
    </AlertDialog>
  );
}
