import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { whenReady } from '../mark-ready.ts';

export interface NewsSignProps {
  /** Id of the element whose text describes the link. */
  readonly id: string;
}

/** Fetched when there is nothing more urgent. Without it the link leads to the news all the same. */
const NewsBadge = lazy<ComponentType<NewsSignProps>>(() =>
  whenReady
    .then(whenIdle)
    .then(() => import('./NewsBadge.tsx'))
    .catch(() => ({ default: () => null })),
);

/** How much news there is, beside the link to it. */
export const NewsSign = ({ id }: NewsSignProps) => (
  <Suspense fallback={null}>
    <NewsBadge id={id} />
  </Suspense>
);
