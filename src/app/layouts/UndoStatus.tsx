import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { reasonText } from '#features/idea-vault/failure-text.ts';
import { isHindered, turnedWords } from '#features/shell/turned-words.ts';
import { selectTurned } from '#machines/select-sync.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';

/** Says what was undone or done again; in a toast where not all of it could be. */
export function UndoStatus() {
  const { actorOf, services } = useApp();
  const sync = actorOf('sync');
  const turned = useSelector(sync, selectTurned);
  useEffect(() => {
    const news = sync.on('*', (report) => {
      if (isHindered(report)) services.showToast({ tone: 'warning', message: turnedWords(report, reasonText) });
    });
    return () => news.unsubscribe();
  }, [sync, services]);
  const isSaid = turned && !isHindered(turned.report);
  return (
    <VisuallyHidden>
      <span role="status">{isSaid && <span key={turned.count}>{turnedWords(turned.report, reasonText)}</span>}</span>
    </VisuallyHidden>
  );
}
