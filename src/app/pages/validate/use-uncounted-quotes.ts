import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Quote } from '#domain/interview/interview.ts';
import { uncountedQuotes } from '#domain/interview/uncounted-quotes.ts';
import { interviewsOfProject } from '#machines/validate/select-interviews.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';

/** The quotes of a project's interviews that are no evidence yet. */
export function useUncountedQuotes(projectId: string): readonly Quote[] {
  const { workspace } = useApp().services;
  const { groups } = useSelector(interviewsOfProject(workspace, projectId));
  const ledger = useSelector(ledgerOf(workspace, projectId));
  return useMemo(
    () =>
      uncountedQuotes(
        groups.flatMap(({ interviews }) => interviews.map(({ interview }) => interview)),
        ledger,
      ),
    [groups, ledger],
  );
}
