import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/content/article.ts';
import { newsCategories, ofCategory } from '#domain/news/news-categories.ts';
import { type NewsActor, selectCategory } from '#machines/shell/news.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { labels } from './labels.ts';
import { NewsRow } from './NewsRow.tsx';
import { ReadNotes } from './ReadNotes.tsx';
import { useUnread } from './use-unread.ts';

export interface NewsListProps {
  readonly news: NewsActor;
  /** The newest first. */
  readonly articles: readonly ArticleSummary[];
  readonly isOffline: boolean;
  readonly drawCover: (id: string) => ReactNode;
  /** The button that had the focus is gone. */
  readonly onAllRead: () => void;
}

export function NewsList({ news, articles, isOffline, drawCover, onAllRead }: NewsListProps) {
  const unread = useUnread(news);
  const categories = newsCategories(articles);
  const chosen = useSelector(news, selectCategory);
  const category = categories.find((each) => each === chosen) ?? null;
  if (articles.length === 0) {
    return (
      <EmptyState title={labels.empty.title} drawing={<PlotDrawing />}>
        {labels.empty.text}
      </EmptyState>
    );
  }

  const markAll = () => {
    news.send({ type: 'articles.read', ids: (unread ?? []).map(({ id }) => id) });
    onAllRead();
  };
  return (
    <>
      {isOffline && (
        <InlineMessage tone="info" title={labels.offline.title}>
          {labels.offline.lastList}
        </InlineMessage>
      )}
      <ReadNotes news={news} />
      <div className={toolbar}>
        {categories.length > 1 && (
          <CategoryFilter
            categories={categories}
            chosen={category}
            onChange={(next) => news.send({ type: 'category.chosen', category: next })}
          />
        )}
        <div className={reading}>
          <p role="status">{unread && labels.unread(unread.length)}</p>
          {unread && unread.length > 0 && (
            <Button size="small" variant="quiet" onPress={markAll}>
              {labels.markAll}
            </Button>
          )}
        </div>
      </div>
      <ul className={css({ borderTop: 'hairline' })}>
        {ofCategory(articles, category).map((article) => (
          <NewsRow
            key={article.id}
            article={article}
            isUnread={unread?.includes(article) ?? false}
            cover={article.cover !== null && drawCover(article.cover)}
          />
        ))}
      </ul>
    </>
  );
}

const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '8',
});
const reading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'toolbar',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums',
});
