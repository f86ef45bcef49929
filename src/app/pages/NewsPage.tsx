import { NewsScreen } from '#features/news/NewsScreen.tsx';
import { ArticleCover } from '#features/resources/ArticleCover.tsx';
import { useApp } from '../app-context.ts';
import { NewsProvider } from '../NewsProvider.tsx';
import { newsOf } from '../news.ts';
import { useIsOffline } from '../use-is-offline.ts';

export default function NewsPage() {
  const app = useApp();
  const news = newsOf(app);
  const isOffline = useIsOffline();
  return (
    <NewsProvider news={news}>
      <NewsScreen news={news.actor} isOffline={isOffline} drawCover={(id) => <ArticleCover id={id} />} />
    </NewsProvider>
  );
}
