import type { PublicData } from '#domain/content/public-data.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import { LegalScreen } from './LegalScreen.tsx';
import { ResourcesScreen } from './ResourcesScreen.tsx';

export interface PublicContentProps {
  readonly data: PublicData;
}

/** The screen for what a public page shows. */
export function PublicContent({ data }: PublicContentProps) {
  if (data.kind === 'articles') return <ResourcesScreen articles={data.articles} />;
  if (data.kind === 'article') return <ArticleScreen article={data.article} more={data.more} />;
  return <LegalScreen page={data.page} />;
}
