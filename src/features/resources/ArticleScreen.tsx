import type { Article, ArticleSummary } from '#domain/content/article.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { ArticleBody, type DrawExample } from './ArticleBody.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleList } from './ArticleList.tsx';
import { readingMinutes } from './reading-minutes.ts';

export interface ArticleScreenProps {
  readonly article: Article;
  /** Articles to read next, the nearest first. */
  readonly more: readonly ArticleSummary[];
  /** Founders who are signed in come from their news. */
  readonly isFounder?: boolean;
  readonly drawExample?: DrawExample | undefined;
}

/** One article, and where to go from it. */
export function ArticleScreen({ article, more, isFounder = false, drawExample }: ArticleScreenProps) {
  return (
    <div className={page}>
      <Link href={buildPath({ name: isFounder ? 'news' : 'resources' })} variant="quiet">
        {isFounder ? 'News' : 'Resources'}
      </Link>
      <article className={column}>
        <header className={header}>
          <ArticleFacts article={article}>
            <span>{readingMinutes(article.body)} min read</span>
          </ArticleFacts>
          <Heading level={1} size="headline">
            {article.title}
          </Heading>
          <p className={css({ color: 'ink.muted' })}>{article.summary}</p>
        </header>
        {article.cover !== null && <ArticleCover id={article.cover} isFirst />}
        <ArticleBody html={article.body} drawExample={drawExample} />
      </article>
      <p className={step}>
        Every test starts with one sentence about an idea.
        <NextStep href={buildPath({ name: 'landing' })}>Write yours down</NextStep>
      </p>
      {more.length > 0 && (
        <section
          aria-labelledby="more"
          className={css({ display: 'flex', flexDirection: 'column', gap: '16', paddingTop: '24' })}
        >
          <Heading level={2} id="more">
            Read next
          </Heading>
          <ArticleList articles={more} level={3} />
        </section>
      )}
    </div>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  width: 'full',
  maxWidth: 'sheet',
  marginInline: 'auto',
  paddingBlock: '32',
  textStyle: 'reading',
});

const column = css({ display: 'flex', flexDirection: 'column', gap: '32' });

const header = css({ display: 'flex', flexDirection: 'column', gap: '12' });

const step = css({
  layerStyle: 'surveyGrid',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  padding: '24',
  border: 'hairline',
  borderRadius: 'card',
});
