import type { Idea } from '#domain/idea/idea.ts';
import type { DecisionKind, Ledger, Ongoing } from '#domain/ledger/ledger.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { type CommandDraft, ideaDraft, ledgerDraft, projectDraft } from '#domain/log/command-draft.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { commandForFork } from '../vault/fork-idea.ts';
import type { DecisionFields } from './decide.machine.ts';
import { type OngoingChoice, ongoingOfDecision } from './ongoing-choices.ts';
import type { NextAssumption } from './successor-canvas.ts';
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
export function commandForDecision(
  ledger: Ledger,
  decision: Decided,
  pivot?: { readonly target: PivotTarget; readonly ongoing: readonly Ongoing[] },
): CommandDraft {
  const { decisionId, kind, reason, reversedBy, askAgainOn, title, seenVersion } = decision;
  const asksAgain = askAgainOn && (kind === 'kill' || kind === 'pause');
  return ledgerDraft('RecordDecision', ledger.projectId, {
    ...{ decisionId, kind, reason: reason.trim(), reversedBy: reversedBy.trim(), seenVersion },
    ...(asksAgain ? { askAgainOn } : {}),
    ...(pivot ? { successor: { ...pivot.target, title: title.trim() }, ongoing: pivot.ongoing } : {}),
  });
}

export interface Pivot {
  readonly idea: Idea;
  readonly ledger: Ledger;
  readonly scores: readonly Scored[];
  readonly decision: Decided;
  readonly target: PivotTarget;
  /** The founder's choice for each ongoing part. */
  readonly ongoing: readonly OngoingChoice[];
  /** How far the log has been read. */
  readonly position: number;
  /** Returns the commands for the new project's canvas; `next` gives the new assumption for an old one. */
  readonly canvas: (next: (assumptionId: string) => NextAssumption | undefined) => readonly CommandDraft[];
  readonly newId: () => string;
}

/**
 * Goes on in another direction, as one change: the idea, its project and its canvas are forked, what is still assumed
 * is stated anew, and the evidence that counts is cited where the wording is unchanged. The decision comes first: all the
 * rest falls with it.
 */
export function commandsForPivot(pivot: Pivot): readonly CommandDraft[] {
  const { idea, ledger, scores, decision, target, ongoing, position, canvas } = pivot;
  const { ideaId, projectId, canvasId } = target;
  const [title, pitch] = [decision.title.trim(), oneLine(decision.pitch)];
  const fork = commandForFork(idea, { id: ideaId, kind: 'pivot', title, position, pitch });
  const taken = scores.flatMap((scored) => takenAlong(scored, ledger.projectId, pivot) ?? []);
  const next = new Map(taken.map(({ from, to, text }) => [from, { id: to, text }]));
  return [
    commandForDecision(ledger, decision, {
      target,
      ongoing: ongoingOfDecision(ongoing, (assumptionId) => next.get(assumptionId)?.id),
    }),
    ...(fork.type === 'ForkIdea' ? [{ ...fork, data: { ...fork.data, decisionId: decision.decisionId } }] : []),
    projectDraft('StartProject', projectId, { ideaId, canvasId, forkedFrom: ledger.projectId }),
    ideaDraft('MoveIdea', ideaId, { status: 'exploring' }),
    ...canvas((assumptionId) => next.get(assumptionId)),
    ...taken.flatMap(({ drafts }) => drafts),
  ];
}

/** An assumption of the old idea and what it is in the new one. */
interface Taken {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly drafts: readonly CommandDraft[];
}

/** Undefined for what stays behind. */
function takenAlong(
  scored: Scored,
  from: string,
  { decision: { wordings }, target: { projectId }, newId }: Pivot,
): Taken | undefined {
  const text = wordingToTake(wordings, scored).trim();
  if (scored.assumption.retired || text === '') return undefined;
  const to = newId();
  const drafts = commandsForCarrying(scored, from, { projectId, text, to }, newId);
  return { from: scored.assumption.id, to, text, drafts };
}

/** States an assumption of one project in another, citing the evidence that counts where the wording is unchanged. */
export function commandsForCarrying(
  { assumption, evidence }: Scored,
  from: string,
  { projectId, text, to }: { readonly projectId: string; readonly text: string; readonly to: string },
  newId: () => string,
): readonly CommandDraft[] {
  const { lens, importance, critical } = assumption;
  const counting = text === assumption.text ? evidence.filter(({ superseded }) => superseded === null) : [];
  return [
    ledgerDraft('StateAssumption', projectId, {
      ...{ assumptionId: to, text, lens, importance, critical },
      carriedFrom: { projectId: from, assumptionId: assumption.id },
    }),
    ...counting.map(({ id }) =>
      ledgerDraft('CarryEvidence', projectId, {
        evidenceId: newId(),
        assumptionId: to,
        from: { projectId: from, evidenceId: id },
      }),
    ),
  ];
}
