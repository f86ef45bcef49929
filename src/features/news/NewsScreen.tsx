import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { feedPaths } from '#domain/content/feed-paths.ts';
import type { NewsActor } from '#machines/shell/news.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';
import { NewsFailure } from './NewsFailure.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { useNewsQueries } from './news-queries.ts';

export interface NewsScreenProps {
  readonly news: NewsActor;
  readonly isOffline: boolean;
  /** An article's picture, by its id. */
  readonly drawCover: (id: string) => ReactNode;
}

/** Published articles, with those marked that the founder has not read yet. */
export function NewsScreen({ news, isOffline, drawCover }: NewsScreenProps) {
  const { data, isError, fetchStatus, refetch } = useQuery(useNewsQueries().articles);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      <header className={css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16' })}>
        <Heading ref={heading} level={1}>
          {labels.title}
        </Heading>
        <Link href={feedPaths.rss} type="application/rss+xml">
          {labels.subscribe}
        </Link>
      </header>
      {data ? (
        <NewsList news={news} articles={data} isOffline={isOffline} drawCover={drawCover} onAllRead={focusHeading} />
      ) : isError || fetchStatus === 'paused' ? (
        <NewsFailure isOffline={isOffline || fetchStatus === 'paused'} onRetry={() => void refetch()} />
      ) : (
        <NewsSkeleton />
      )}
    </section>
  );
}
