import { type Experiment, isStoppable } from '../experiment/experiment.ts';
import type { Rejection } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import type { Page } from '../page/page.ts';
import type { Survey } from '../survey/survey.ts';
import { type Ongoing, ongoingKinds } from './ledger.ts';
import type { LedgerCommandData } from './ledger-commands.ts';

/** Something of a project that goes on by itself, until somebody ends it. */
export interface OngoingPart extends Pick<Ongoing, 'kind' | 'id'> {
  /** What a test counts: nothing goes on to be counted on a page that is taken down. Null if it counts none. */
  readonly artefactId: string | null;
  /** What a test is about; null for what is no test. */
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
 * What becomes of all that is ongoing in a project when a decision is made about it: what the founder chose, or its end
 * where nothing was chosen. A reason to reject the decision if that is not what is ongoing now, or cannot go on.
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
