import { css } from '#styled-system/css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';
import { newsRow } from './news-row-style.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The rows of the news before they are there. */
export function NewsSkeleton() {
  return (
    <>
      <Skeleton label={labels.loading} count={1} />
      <div aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={newsRow}>
            <div className={picture} />
            <Skeleton label="" count={3} />
          </div>
        ))}
      </div>
    </>
  );
}

const picture = css({
  aspectRatio: 'wide',
  background: 'surface.sunken',
  border: 'hairline',
  borderRadius: 'card',
});
