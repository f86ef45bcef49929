import { Suspense } from 'react';
import { namedExport } from '#ui/named-export.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { loadSigns } from './load-signs.ts';

export interface NewsSignProps {
  /** Id of the element whose text describes the link. */
  readonly id: string;
}

/** Without it the link leads to the news all the same. */
const NewsBadge = lazyOrNothing(namedExport(loadSigns, 'NewsBadge'));

/** How much news there is, beside the link to it. */
export const NewsSign = ({ id }: NewsSignProps) => (
  <Suspense fallback={null}>
    <NewsBadge id={id} />
  </Suspense>
);
