import { useQuery } from '@tanstack/react-query';
import { UnreadCount } from '#features/news/UnreadCount.tsx';
import { accountQueries } from '../account-queries.ts';
import { useApp } from '../app-context.ts';
import { NewsProvider } from '../NewsProvider.tsx';
import { newsOf } from '../news.ts';
import { queryClient } from '../query-client.ts';
import type { NewsSignProps } from './NewsSign.tsx';

/** Nothing if the founder does not want to be told, and until that is known. */
export function NewsBadge({ id }: NewsSignProps) {
  const app = useApp();
  const news = newsOf(app);
  const { data, isPending } = useQuery(accountQueries(app).notifications, queryClient);
  if (isPending || data?.newsBadge === false) return null;
  return (
    <NewsProvider news={news}>
      <UnreadCount news={news.actor} id={id} />
    </NewsProvider>
  );
}
