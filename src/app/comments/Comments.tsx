import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense } from 'react';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';
import { openedComments } from './open-comments.ts';

const load = () => import('./CommentsPanel.tsx');
const CommentsPanel = lazy(load);

/** The comments on a thing, while they are shown. */
export function Comments() {
  const opened = useAtom(openedComments(useApp()));
  useFetchAhead(load);
  return <Suspense fallback={null}>{opened && <CommentsPanel opened={opened} />}</Suspense>;
}
