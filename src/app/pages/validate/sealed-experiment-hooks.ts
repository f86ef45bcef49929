import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { markNoticesRead } from '#adapters/notices/notices.ts';
import { type Experiment, isStarted, type Judged, type Lock } from '#domain/experiment/experiment.ts';
import { lockedByText, lockSentence } from '#domain/experiment/lock-text.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { testPlannerMachine } from '#machines/validate/test-planner.machine.ts';
import { planningActors } from '../../actors/planning-actors.ts';
import { useApp } from '../../app-context.ts';
import { noteRead, noticesQuery } from '../../notices-query.ts';
import { queryClient } from '../../query-client.ts';
import { useNames } from '../../team/use-names.ts';
import { useFlow } from '../../use-flow.ts';

/**
 * How many would settle what stayed open, in all, if the truth is what was found; null if no sample would. Undefined where
 * nothing is open, and while it is worked out beside the page.
 */
export function useSettling({ formula, criterion }: Lock, judged: Judged | undefined): number | null | undefined {
  const planner = useFlow(plannerFlow);
  const truth = judged?.verdict === 'inconclusive' && judged.n > 0 ? judged.k / judged.n : null;
  useEffect(() => {
    // The sample is looked for whatever was planned.
    const wanted = truth === null ? null : { plan: { formula, criterion, n: 1 }, truth, expected: null };
    planner.send({ type: 'plan.changed', wanted });
  }, [planner, formula, criterion, truth]);
  return useSelector(planner, ({ context }) => context.sample?.n);
}

/** A planner that works beside the page. */
export const plannerFlow = testPlannerMachine.provide({ actors: planningActors });

/** Marks the verdict of an experiment as read when the founder sees its learning card. */
export function useVerdictRead(experimentId: string): void {
  const { call } = useApp().services;
  const { data } = useQuery(noticesQuery(call), queryClient);
  const ids = data?.notices.flatMap(({ id, kind, isRead, path }) =>
    kind === 'judged' && !isRead && new URLSearchParams(path.split('?')[1]).get('id') === experimentId ? [id] : [],
  );
  const unread = ids?.join(' ') ?? '';
  useEffect(() => {
    if (unread === '') return;
    const read = unread.split(' ');
    void markNoticesRead(call, read)
      .then((notices) => noteRead(read, notices.unread))
      // It stays unread, and the bell tells of it.
      .catch(() => undefined);
  }, [call, unread]);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Who locked a test, and who saw it; null for a founder who works alone. */
export function useLockSentence(experiment: Experiment, intake: Intake | undefined): string | null {
  const names = useNames();
  if (!isStarted(experiment)) return null;
  const locked = lockedByText(experiment, intake, names, (at) => day.format(new Date(at)));
  return locked === null ? null : lockSentence(locked);
}
