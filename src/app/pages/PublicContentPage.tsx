import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { readContent } from '#adapters/content/read-content.ts';
import { readPageData } from '#adapters/page/read-page-data.ts';
import { pageFacts } from '#domain/content/page-facts.ts';
import { publicDataOf } from '#domain/content/public-data-of.ts';
import type { ExampleName } from '#domain/examples/example-names.ts';
import { NotFoundScreen } from '#features/not-found/NotFoundScreen.tsx';
import { PricingScreen } from '#features/pricing/PricingScreen.tsx';
import { ContentFailure } from '#features/resources/ContentFailure.tsx';
import { PublicContent } from '#features/resources/PublicContent.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { queryClient } from '../query-client.ts';
import { serverCalls } from '../server-calls.ts';
import { titles } from '../titles.ts';
import { useArticleRead } from '../use-article-read.ts';
import { useIsFounder } from '../use-is-founder.ts';

/** Where it cannot be fetched, what the server has written stays as it is. */
const ArticleExample = lazy(() =>
  import('#features/resources/examples/ArticleExample.tsx').then(
    (example) => ({ default: example.ArticleExample }),
    () => new Promise<never>(() => {}),
  ),
);

const content = readContent(serverCalls.call);

export default function PublicContentPage({ place }: PageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Content place={place} />
    </QueryClientProvider>
  );
}

/** Shows the data that the server has put into the page, or else fetches it. */
function Content({ place }: PageProps) {
  const { inspect, services } = useApp();
  const isFounder = useIsFounder();
  const drawn = readPageData(document, place.path);
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', place.path],
    queryFn: async () => (await publicDataOf(place, content)) ?? null,
    ...(drawn ? { initialData: drawn } : {}),
  });
  useEffect(() => {
    const facts = data && pageFacts(place.name, data);
    if (facts) document.title = `${facts.title} · Groundwork`;
  }, [place, data]);
  useArticleRead(data?.kind === 'article' ? data.article.id : undefined, isFounder);
  if (data) {
    const drawExample = (name: ExampleName) => <ArticleExample name={name} inspect={inspect} />;
    return <PublicContent data={data} isFounder={isFounder} drawExample={drawExample} />;
  }
  if (data === null) return <NotFoundScreen onHome={() => services.navigate({ name: 'home' })} />;
  if (isError) return <ContentFailure heading={titles[place.name]} onRetry={() => void refetch()} />;
  return <Skeleton label={titles[place.name]} shape="text" />;
}

export function NotFoundPage() {
  const { navigate } = useApp().services;
  return <NotFoundScreen onHome={() => navigate({ name: 'home' })} />;
}

export function PricingPage() {
  return <PricingScreen />;
}
