import { useSelector } from '@xstate/react';
import { NewsScreen } from '#features/news/NewsScreen.tsx';
import { ArticleCover } from '#features/resources/ArticleCover.tsx';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../app-context.ts';
import { NewsProvider } from '../NewsProvider.tsx';
import { newsOf } from '../news.ts';

export default function NewsPage() {
  const app = useApp();
  const news = newsOf(app);
  const isOffline = useSelector(app.actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  return (
    <NewsProvider news={news}>
      <NewsScreen news={news.actor} isOffline={isOffline} drawCover={(id) => <ArticleCover id={id} />} />
    </NewsProvider>
  );
}
