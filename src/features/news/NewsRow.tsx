import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/content/article.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cva } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';
import { newsRow } from './news-row-style.ts';

export interface NewsRowProps {
  readonly article: ArticleSummary;
  readonly isUnread: boolean;
  readonly cover: ReactNode;
}

/** An article; its title leads to the address under which everybody can read it. */
export function NewsRow({ article, isUnread, cover }: NewsRowProps) {
  const { slug, title, summary, category, publishedAt } = article;
  return (
    <li className={newsRow}>
      <div className={css({ gridColumn: '1' })}>{cover}</div>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })}>
        <p className={facts}>
          {isUnread && <Badge tone="brand">{labels.new}</Badge>}
          {category !== '' && <span>{category}</span>}
          {publishedAt !== null && <DateDisplay at={publishedAt} />}
        </p>
        <h2 className={name({ isUnread })}>
          <Link href={buildPath({ name: 'resources.entry', params: { blogId: slug } })}>{title}</Link>
        </h2>
        <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{summary}</p>
      </div>
    </li>
  );
}

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  textStyle: 'figure.small',
  color: 'ink.muted',
});
const name = cva({
  base: { textStyle: 'reading', overflowWrap: 'anywhere' },
  variants: { isUnread: { true: { fontWeight: 'strong' }, false: { fontWeight: 'text' } } },
});
