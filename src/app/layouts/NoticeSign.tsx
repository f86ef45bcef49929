import { Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { whenReady } from '../mark-ready.ts';

/** Fetched when there is nothing more urgent. */
const NoticeBell = lazyOrNothing<object>(() => whenReady.then(whenIdle).then(() => import('./NoticeBell.tsx')));

/** A placeholder with the bell's width, so that nothing beside it moves when it comes. */
const Place = () => (
  <span aria-hidden="true" className={cx(button({ variant: 'quiet', size: 'small' }), css({ visibility: 'hidden' }))}>
    <span className={css({ width: '16' })} />
  </span>
);

/** The bell of the top bar. */
export const NoticeSign = () => (
  <Suspense fallback={<Place />}>
    <NoticeBell />
  </Suspense>
);
