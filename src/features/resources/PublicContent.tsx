import type { PublicData } from '#domain/content/public-data.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { LegalScreen } from './LegalScreen.tsx';
import { ResourcesScreen } from './ResourcesScreen.tsx';

export interface PublicContentProps {
  readonly data: PublicData;
  readonly isFounder?: boolean;
}

/** The screen for what a public page shows. */
export function PublicContent({ data, isFounder = false }: PublicContentProps) {
  if (data.kind === 'articles') return <ResourcesScreen articles={data.articles} />;
  if (data.kind === 'article') return <ArticleScreen article={data.article} more={data.more} isFounder={isFounder} />;
  return <LegalScreen page={data.page} />;
}
