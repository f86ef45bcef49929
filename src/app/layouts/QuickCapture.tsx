import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { CaptureLine } from '#features/idea-vault/CaptureLine.tsx';
import { ideaCaptureMachine } from '#machines/idea-capture.machine.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useApp } from '../app-context.ts';
import { issueWishes } from '../pages/issue-wishes.ts';
import { useFlow } from '../use-flow.ts';
import { useShell } from './shell-context.ts';

/** One idea, written down without leaving the page. */
export default function QuickCapture() {
  const { services } = useApp();
  const { shell } = useShell();
  const capture = useFlow(ideaCaptureMachine.provide({ actions: { issue: issueWishes(services) } }));
  const captured = useSelector(capture, ({ context }) => context.captured);
  useEffect(() => {
    if (captured === null) return;
    shell.send({ type: 'overlay.closed' });
    services.showToast({ tone: 'success', message: `“${captured}” is in the idea vault.` });
  }, [captured, shell, services]);
  return (
    <Dialog title="New idea" place="top" isOpen onClose={() => shell.send({ type: 'overlay.closed' })}>
      <CaptureLine capture={capture} newId={services.newId} />
    </Dialog>
  );
}
