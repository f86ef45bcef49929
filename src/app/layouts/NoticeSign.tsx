import { Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { whenReady } from '../mark-ready.ts';

/** Fetched when there is nothing more urgent. */
const LateSigns = lazyOrNothing<object>(() => whenReady.then(whenIdle).then(() => import('./LateSigns.tsx')));

/** The bell of the top bar, and what waits for the server with it. */
export const NoticeSign = () => (
  <Suspense fallback={null}>
    <LateSigns />
  </Suspense>
);
