import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Check, CloudAlert, CloudOff, CloudUpload } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { type SyncWords, syncLabelOf } from '#features/shell/labels.ts';
import { selectOverlay } from '#machines/shell/shell.machine.ts';
import {
  selectCopyFault,
  selectIsServerFailing,
  selectStorageFailure,
  selectSyncState,
} from '#machines/sync/select-sync.ts';
import { css, cva } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { namedExport } from '#ui/named-export.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';
import { useShell } from './shell-context.ts';
import { useFetchSoon } from './use-fetch-ahead.ts';

const loadOpened = () => import('./opened-by-shell.ts');
const SyncPopover = lazy(namedExport(loadOpened, 'SyncPopover'));

const signs = { calm: Check, busy: CloudUpload, waiting: CloudOff, danger: CloudAlert } as const;

/** Whether the founder's work is safe, in words; a press says more. */
export function SyncStatus() {
  const { actorOf, services } = useApp();
  const { shell } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const sync = actorOf('sync');
  const state = useSelector(sync, selectSyncState);
  const storage = useSelector(sync, selectStorageFailure);
  const fault = useSelector(sync, selectCopyFault);
  const isServerFailing = useSelector(sync, selectIsServerFailing);
  const unkept = useAtom(services.workspace.unkeptCount);
  const pending = useAtom(services.workspace.pendingCount);
  const rejected = useAtom(services.workspace.rejections).length;
  const isOpen = useSelector(shell, (snapshot) => selectOverlay(snapshot) === 'sync');
  useFetchSoon(loadOpened);
  const facts = { state, pending, rejected, unkept, storage, fault, isServerFailing };
  const words = syncLabelOf(facts);
  const Sign = signs[words.tone];
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => shell.send(isOpen ? { type: 'overlay.closed' } : { type: 'overlay.opened', overlay: 'sync' })}
      >
        <span className={sign({ tone: words.tone })}>
          <Sign aria-hidden="true" />
        </span>
        <span className={label}>{words.short}</span>
      </Button>
      <VisuallyHidden>
        <span role="status">{isWorthHearing(words) ? words.short : ''}</span>
      </VisuallyHidden>
      <Suspense fallback={null}>
        {isOpen && (
          <SyncPopover triggerRef={button} facts={facts} onClose={() => shell.send({ type: 'overlay.closed' })} />
        )}
      </Suspense>
    </>
  );
}

/** Tones that come and go with each change are not read out. */
const isWorthHearing = ({ tone }: SyncWords): boolean => tone === 'waiting' || tone === 'danger';

const sign = cva({
  base: { display: 'flex' },
  variants: {
    tone: {
      calm: { color: 'ink.muted' },
      busy: { color: 'ink.muted' },
      waiting: { color: 'warning' },
      danger: { color: 'danger' },
    },
  },
});
// Wide enough for what it says most, so that the bar stands still while it says it.
const label = css({
  srOnly: { base: true, tablet: false },
  minWidth: { tablet: '64' },
  textAlign: 'start',
  color: 'ink.muted',
  fontWeight: 'text',
});
