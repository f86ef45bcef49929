import type { ArticleSummary } from '#domain/content/article.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

export interface ArticleListProps {
  readonly articles: readonly ArticleSummary[];
  /** Level of the titles among the headings of the page. */
  readonly level: 2 | 3;
}

/** Articles in hairline rows, each led by its drawing. */
export function ArticleList({ articles, level }: ArticleListProps) {
  return (
    <ul className={css({ borderTop: 'hairline' })}>
      {articles.map((article) => (
        <li key={article.id} className={row}>
          {article.cover !== null && (
            <div className={css({ gridColumn: '1' })}>
              <ArticleCover id={article.cover} />
            </div>
          )}
          <div className={text}>
            <ArticleFacts article={article} />
            <Heading level={level} size="subheading">
              <Link href={buildPath({ name: 'resources.entry', params: { blogId: article.slug } })}>
                {article.title}
              </Link>
            </Heading>
            <p className={css({ color: 'ink.muted' })}>{article.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', phone: '2fr 5fr' },
  alignItems: 'start',
  gap: { base: '12', tablet: '24' },
  paddingBlock: '24',
  borderBottom: 'hairline',
});

const text = css({
  gridColumn: { phone: '2' },
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'prose',
});
