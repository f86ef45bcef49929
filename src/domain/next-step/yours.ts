import { isUnderWay, stageOf } from '../experiment/experiment.ts';
import { eachPart } from '../log/parts.ts';
import type { To } from '../routes/routes.ts';
import type { Loop } from './loop-step.ts';

/** An assumption or a test that somebody is to see to. */
export interface AssignedWork {
  readonly kind: 'assumption' | 'test';
  readonly id: string;
  /** Its own words. */
  readonly title: string;
  /** The name of the idea. */
  readonly idea: string;
  /** A date as in 2026-11-29; null without one. */
  readonly by: string | null;
  readonly to: To;
}

/**
 * Lists the open work of an account: assumptions that stand, and tests that are designed or run. By the day on which it is
 * due, without one last.
 */
export function workOf(account: string, loops: Iterable<Pick<Loop, 'projectId' | 'title' | 'ledger' | 'experiments'>>) {
  const found: AssignedWork[] = [];
  for (const { projectId, title: idea, ledger, experiments } of loops) {
    const add = (kind: AssignedWork['kind'], id: string, title: string, by: string | null): void => {
      const view = kind === 'test' ? 'experiments' : 'assumptions';
      found.push({ kind, id, title, idea, by, to: { name: 'validate', params: { projectId, view, id } } });
    };
    const texts = new Map<string, string>();
    for (const { id, text, retired, assigned } of eachPart(ledger.assumptions)) {
      texts.set(id, text);
      if (assigned?.accountId === account && !retired) add('assumption', id, text, assigned.by);
    }
    for (const { experiment } of experiments) {
      const { id, assigned, question, assumptionId } = experiment;
      const isOpen = stageOf(experiment) === 'draft' || isUnderWay(experiment);
      if (assigned?.accountId === account && isOpen)
        add('test', id, question || (texts.get(assumptionId) ?? idea), assigned.by);
    }
  }
  return found.sort(
    (a, b) =>
      (a.by ?? lastDay).localeCompare(b.by ?? lastDay) || a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1),
  );
}

const lastDay = '9999-12-31';

/** Whether the day on which it was due has passed. `today` as in 2026-11-29. */
export const isLate = ({ by }: Pick<AssignedWork, 'by'>, today: string): boolean => by !== null && by < today;
