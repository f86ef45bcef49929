import { useQuery } from '@tanstack/react-query';
import { askInterval, type IntervalQuestion } from '#adapters/planning/ask-planner.ts';
import { intervalOf } from '#domain/judgement/judge-entries.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import { queryClient } from '../../query-client.ts';

/** The largest planned sample whose interval takes no longer than a frame on most devices. */
const atOnceAtMost = 1_000;

/** What was counted leaves these shares open. Null if `question` is, and while a large sample is worked out beside the page. */
export function useInterval(question: Omit<IntervalQuestion, 'name'> | null): Interval | null {
  const isLarge = question !== null && question.lock.n > atOnceAtMost;
  const { data } = useQuery(
    {
      queryKey: ['founder', 'interval', question],
      queryFn: ({ signal }) => (question ? askInterval(question, signal) : null),
      enabled: isLarge,
      // No network is needed, and nothing gets old.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (isLarge || !question) return data ?? null;
  return intervalOf(question.lock, question.counted, question.closes);
}
