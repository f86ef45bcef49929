import { Suspense } from 'react';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { namedExport } from '#ui/named-export.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { loadSigns } from './load-signs.ts';

const NoticeBell = lazyOrNothing(namedExport(loadSigns, 'NoticeBell'));

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
