import { UnreadCount } from '#features/news/UnreadCount.tsx';
import { useApp } from '../app-context.ts';
import { NewsProvider } from '../NewsProvider.tsx';
import { newsOf } from '../news.ts';
import type { NewsSignProps } from './NewsSign.tsx';

export default function NewsBadge({ id }: NewsSignProps) {
  const news = newsOf(useApp());
  return (
    <NewsProvider news={news}>
      <UnreadCount news={news.actor} id={id} />
    </NewsProvider>
  );
}
