import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { isBlocked } from '#features/shell/is-blocked.ts';
import { undoResultLabel } from '#features/shell/undo-result-labels.ts';
import { selectLastUndoResult } from '#machines/sync/select-sync.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';

/** Says what was undone or done again; in a toast where not all of it could be. */
export function UndoStatus() {
  const { actorOf, services } = useApp();
  const sync = actorOf('sync');
  const turned = useSelector(sync, selectLastUndoResult);
  useEffect(() => {
    const news = sync.on('*', (report) => {
      if (isBlocked(report)) services.showToast({ tone: 'warning', message: undoResultLabel(report, reasonText) });
    });
    return () => news.unsubscribe();
  }, [sync, services]);
  const isSaid = turned && !isBlocked(turned.report);
  return (
    <VisuallyHidden>
      <span role="status">
        {isSaid && <span key={turned.count}>{undoResultLabel(turned.report, reasonText)}</span>}
      </span>
    </VisuallyHidden>
  );
}
