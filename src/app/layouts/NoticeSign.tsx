import { Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { whenReady } from '../mark-ready.ts';

/** Fetched when there is nothing more urgent. */
const NoticeBell = lazyOrNothing<object>(() => whenReady.then(whenIdle).then(() => import('./NoticeBell.tsx')));

/** The bell of the top bar. */
export const NoticeSign = () => (
  <Suspense fallback={null}>
    <NoticeBell />
  </Suspense>
);
