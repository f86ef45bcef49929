import { type Experiment, isStoppable } from '../experiment/experiment.ts';
import type { Rejection } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import type { Page } from '../page/page.ts';
import type { Survey } from '../survey/survey.ts';
import { type Ongoing, ongoingKinds } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';

/** Something of a project that goes on by itself, until somebody ends it. */
export interface OngoingPart extends Pick<Ongoing, 'kind' | 'id'> {
  /** The page or survey on which a test counts; taking it down ends the count. Null if the test counts on none. */
  readonly artefactId: string | null;
  /** The assumption that a test is about; null for a page or survey. */
  readonly assumptionId: string | null;
}

type Shown = Pick<Page | Survey, 'id' | 'projectId' | 'isLive'>;

/** The running tests of a project, and its pages and surveys on the web, in an order that depends on their ids alone. */
export function ongoingOf(projectId: string, reads: Pick<Reads, 'statesOf'>): readonly OngoingPart[] {
  const tests = [...reads.statesOf('experiment')] as Experiment[];
  const shown = (kind: 'page' | 'survey') =>
    ([...reads.statesOf(kind)] as Shown[])
      .filter((each) => each.projectId === projectId && each.isLive)
      .map(({ id }): OngoingPart => ({ kind, id, artefactId: null, assumptionId: null }));
  return [
    ...tests
      .filter((each) => each.projectId === projectId && isStoppable(each))
      .map(
        ({ id, artefact, assumptionId }): OngoingPart => ({
          ...{ kind: 'experiment', id, artefactId: artefact?.id ?? null, assumptionId },
        }),
      ),
    ...shown('page'),
    ...shown('survey'),
  ].sort((a, b) => ongoingKinds.indexOf(a.kind) - ongoingKinds.indexOf(b.kind) || (a.id < b.id ? -1 : 1));
}

type Decided = Pick<LedgerCommandData<'RecordDecision'>, 'kind' | 'successor' | 'ongoing'>;

/**
 * Returns the outcome of a decision for each ongoing part of a project: the founder's choice, or its end if nothing was
 * chosen. Returns a reason to reject the decision if the choices do not match the parts that are ongoing now, or a part
 * cannot go on.
 */
export function ongoingAfter(projectId: string, decided: Decided, reads: Reads): readonly Ongoing[] | Rejection {
  const { kind, successor, ongoing: chosen } = decided;
  if (kind !== 'pivot') return chosen && chosen.length > 0 ? 'invalid-data' : [];
  const parts = ongoingOf(projectId, reads);
  if (!chosen) return parts.map(({ kind: part, id }) => ({ kind: part, id, goesOn: false }));
  const choices = new Map(chosen.map((each) => [`${each.kind} ${each.id}`, each]));
  const isWhole = choices.size === chosen.length && choices.size === parts.length;
  if (!isWhole || !parts.every((part) => choices.has(`${part.kind} ${part.id}`))) return 'ongoing-changed';
  const staying = chosen.filter(({ goesOn }) => goesOn);
  if (staying.some((each) => !successor || (each.kind === 'experiment') !== (each.assumptionId !== undefined))) {
    return 'invalid-data';
  }
  const ended = new Set(chosen.filter((each) => !each.goesOn).map(({ id }) => id));
  const isCut = parts.some(({ id, artefactId }) => !ended.has(id) && artefactId !== null && ended.has(artefactId));
  return isCut ? 'artefact-unpublished' : chosen;
}
