import type { ArticleSummary } from '#domain/content/article.ts';
import { feedPaths } from '#domain/content/feed-paths.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleList } from './ArticleList.tsx';

export interface ResourcesScreenProps {
  /** The newest first. */
  readonly articles: readonly ArticleSummary[];
}

/** Everything there is to read, the newest article first. */
export function ResourcesScreen({ articles: [newest, ...others] }: ResourcesScreenProps) {
  return (
    <div className={column}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <Heading level={1} size="headline">
          Resources
        </Heading>
        <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>
          How to find out whether anyone wants what you have in mind, and how Groundwork can help.{' '}
          <Link href={feedPaths.rss} type="application/rss+xml">
            Subscribe by RSS
          </Link>
        </p>
      </div>
      {newest ? <Lead article={newest} /> : <NothingYet />}
      {others.length > 0 && <ArticleList articles={others} level={2} />}
    </div>
  );
}

function Lead({ article }: { readonly article: ArticleSummary }) {
  return (
    <article className={lead}>
      {article.cover !== null && <ArticleCover id={article.cover} isFirst />}
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
        <ArticleFacts article={article} />
        <Heading level={2} size="title">
          <Link href={buildPath({ name: 'resources.entry', params: { blogId: article.slug } })}>{article.title}</Link>
        </Heading>
        <p className={css({ maxWidth: 'prose' })}>{article.summary}</p>
      </div>
    </article>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing published yet" drawing={<PlotDrawing />}>
      Articles will show up here.
    </EmptyState>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '32', textStyle: 'reading', paddingBlock: '32' });

const lead = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', laptop: '7fr 5fr' },
  alignItems: 'center',
  gap: { base: '16', laptop: '32' },
});
