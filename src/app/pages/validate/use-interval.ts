import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askInterval, type IntervalQuestion } from '#adapters/planning/ask-planner.ts';
import { intervalOf } from '#domain/judgement/judge-entries.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import { queryClient } from '../../query-client.ts';

/** The largest planned sample whose interval takes no longer than a frame on most devices. */
const atOnceAtMost = 1_000;

interface OpenShares {
  /** Null if nothing was asked, until a large sample was worked out once, and if it could not be. */
  readonly interval: Interval | null;
  readonly hasFailed: boolean;
}

/**
 * Returns the true shares that the counts leave open. A large sample is computed in a worker; with each new entry the
 * previous result stays until the new one is there.
 */
export function useInterval(question: Omit<IntervalQuestion, 'name'> | null): OpenShares {
  const isLarge = question !== null && question.lock.n > atOnceAtMost;
  const { data, isError } = useQuery(
    {
      queryKey: ['founder', 'interval', question],
      queryFn: ({ signal }) => (question ? askInterval(question, signal) : null),
      enabled: isLarge,
      // No network is needed, and nothing gets old.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  if (!question) return { interval: null, hasFailed: false };
  if (isLarge) return { interval: data ?? null, hasFailed: isError };
  return { interval: intervalOf(question.lock, question.counted, question.closes), hasFailed: false };
}
