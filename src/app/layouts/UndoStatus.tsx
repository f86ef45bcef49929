import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { isBlocked } from '#features/shell/is-blocked.ts';
import { selectLastUndoResult } from '#machines/sync/select-sync.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';
import { useFetchSoon } from './use-fetch-ahead.ts';

const loadWords = () => import('./TurnedWords.tsx');
const TurnedWords = lazy(loadWords);

/** Says what was undone or done again; in a toast where not all of it could be. */
export function UndoStatus() {
  const { actorOf, services } = useApp();
  const sync = actorOf('sync');
  const turned = useSelector(sync, selectLastUndoResult);
  useFetchSoon(loadWords);
  useEffect(() => {
    const news = sync.on('*', (report) => {
      if (!isBlocked(report)) return;
      loadWords()
        .then(({ wordsOf }) => services.showToast({ tone: 'warning', message: wordsOf(report) }))
        .catch(services.showFailure);
    });
    return () => news.unsubscribe();
  }, [sync, services]);
  const isSaid = turned && !isBlocked(turned.report);
  return (
    <VisuallyHidden>
      <span role="status">
        <Suspense fallback={null}>{isSaid && <TurnedWords key={turned.count} report={turned.report} />}</Suspense>
      </span>
    </VisuallyHidden>
  );
}
