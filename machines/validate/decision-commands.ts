import type { Idea } from '#domain/idea/idea.ts';
import type { DecisionKind, Ledger } from '#domain/ledger/ledger.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { type CommandDraft, ideaDraft, ledgerDraft, projectDraft } from '#domain/log/command-draft.ts';
import { commandForFork } from '../fork-idea.ts';
import type { DecisionFields } from './decide.machine.ts';
import { wordingToTake } from './wording-to-take.ts';

/** The idea, project and canvas that a pivot begins. */
export interface PivotTarget {
  readonly ideaId: string;
  readonly projectId: string;
  readonly canvasId: string;
}

export interface Decided extends DecisionFields {
  readonly kind: DecisionKind;
  readonly decisionId: string;
  readonly seenVersion: number;
}

/** The decision itself. The status of the idea follows from it. */
export function commandForDecision(ledger: Ledger, decision: Decided, target?: PivotTarget): CommandDraft {
  const { decisionId, kind, reason, reversedBy, askAgainOn, title, seenVersion } = decision;
  const asksAgain = askAgainOn !== '' && (kind === 'kill' || kind === 'pause');
  return ledgerDraft('RecordDecision', ledger.projectId, {
    ...{ decisionId, kind, reason: reason.trim(), reversedBy: reversedBy.trim(), seenVersion },
    ...(asksAgain ? { askAgainOn } : {}),
    ...(target ? { successor: { ...target, title: title.trim() } } : {}),
  });
}

export interface Pivot {
  readonly idea: Idea;
  readonly ledger: Ledger;
  readonly scores: readonly Scored[];
  readonly decision: Decided;
  readonly target: PivotTarget;
  /** How far the log has been read. */
  readonly position: number;
  /** What lies on the canvas of the new project. */
  readonly canvas: readonly CommandDraft[];
  readonly newId: () => string;
}

/**
 * Goes on in another direction, as one change: the idea, its project and its canvas are forked, what is still assumed
 * is stated anew, and the evidence that counts is cited where the wording is unchanged. The decision comes first: all the
 * rest falls with it.
 */
export function commandsForPivot(pivot: Pivot): readonly CommandDraft[] {
  const { idea, ledger, scores, decision, target, position, canvas, newId } = pivot;
  const { ideaId, projectId, canvasId } = target;
  const fork = commandForFork(idea, { id: ideaId, kind: 'pivot', title: decision.title.trim(), position });
  return [
    commandForDecision(ledger, decision, target),
    ...(fork.type === 'ForkIdea' ? [{ ...fork, data: { ...fork.data, decisionId: decision.decisionId } }] : []),
    projectDraft('StartProject', projectId, { ideaId, canvasId, forkedFrom: ledger.projectId }),
    ideaDraft('MoveIdea', ideaId, { status: 'exploring' }),
    ...canvas,
    ...scores.flatMap((scored) => carried(scored, ledger.projectId, pivot, newId)),
  ];
}

function carried(
  scored: Scored,
  from: string,
  { decision: { wordings }, target: { projectId } }: Pivot,
  newId: () => string,
): readonly CommandDraft[] {
  const { assumption, evidence } = scored;
  const text = wordingToTake(wordings, scored).trim();
  if (assumption.retired || text === '') return [];
  const assumptionId = newId();
  const { lens, importance, critical } = assumption;
  const counting = text === assumption.text ? evidence.filter(({ superseded }) => superseded === null) : [];
  return [
    ledgerDraft('StateAssumption', projectId, {
      ...{ assumptionId, text, lens, importance, critical },
      carriedFrom: { projectId: from, assumptionId: assumption.id },
    }),
    ...counting.map(({ id }) =>
      ledgerDraft('CarryEvidence', projectId, {
        evidenceId: newId(),
        assumptionId,
        from: { projectId: from, evidenceId: id },
      }),
    ),
  ];
}
