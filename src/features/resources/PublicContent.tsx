import type { PublicData } from '#domain/content/public-data.ts';
import type { DrawExample } from './ArticleBody.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { LegalScreen } from './LegalScreen.tsx';
import { ResourcesScreen } from './ResourcesScreen.tsx';

export interface PublicContentProps {
  readonly data: PublicData;
  readonly isFounder?: boolean;
  /** Draws what an article's readers operate. */
  readonly drawExample?: DrawExample;
}

/** The screen for what a public page shows. */
export function PublicContent({ data, isFounder = false, drawExample }: PublicContentProps) {
  if (data.kind === 'articles') return <ResourcesScreen articles={data.articles} />;
  if (data.kind === 'article') {
    const { article, more } = data;
    return <ArticleScreen article={article} more={more} isFounder={isFounder} drawExample={drawExample} />;
  }
  return <LegalScreen page={data.page} />;
}
