import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/content/article.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';

export interface ArticleFactsProps {
  readonly article: ArticleSummary;
  /** More of the same kind, such as how long it takes to read. */
  readonly children?: ReactNode;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  rowGap: '4',
  textStyle: 'figure.small',
  color: 'ink.muted',
});

/** Kind and date. The date is that of UTC, so that server and browser write the same. */
export function ArticleFacts({ article: { category, publishedAt }, children }: ArticleFactsProps) {
  return (
    <p className={line}>
      {category !== '' && <span>{category}</span>}
      {publishedAt !== null && <DateDisplay at={publishedAt} timeZone="UTC" />}
      {children}
    </p>
  );
}
