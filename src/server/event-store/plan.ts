import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Actor } from './actor.ts';
import type { LogState } from './log-state.ts';
import type { DueStream, MissingRead, PendingDeadline } from './reaction.ts';
import type { NewEvent } from './verify-chain.ts';

export interface SentCommand {
  readonly actor: Actor;
  readonly command: CommandEnvelope;
}

export type PlannedAnswer =
  | { readonly id: string; readonly facts: readonly NewEvent[] }
  | { readonly id: string; readonly reason: Rejection };

/** Commands to plan, one after the other, or a stream whose deadline has passed. */
export interface PlannedWork {
  readonly group: readonly SentCommand[];
  readonly due?: DueStream | undefined;
}

/** Changes that a group of commands would make to a log. */
export interface Plan {
  readonly workspaceId: string;
  readonly recordedAt: string;
  readonly before: LogState;
  /** Answers to the first commands of the group; to all of them, unless that is too much at once. */
  readonly answers: readonly PlannedAnswer[];
  /** Answers to the commands that reactions have sent because of those, in the same step. */
  readonly consequences: readonly PlannedAnswer[];
  /** Reads without which not all consequences are known: the plan is to be made again with them. */
  readonly missing: readonly MissingRead[];
  readonly deadlines: readonly PendingDeadline[];
  /** Length of the data of its facts as JSON, in characters. */
  readonly size: number;
  /** Cost of its facts, as the decider estimates it. */
  readonly effort: number;
  readonly after: LogState;
}

/** Answers to the commands of a plan, and to those of reactions. */
export const allAnswers = ({
  answers,
  consequences,
}: Pick<Plan, 'answers' | 'consequences'>): readonly PlannedAnswer[] =>
  consequences.length === 0 ? answers : [...answers, ...consequences];

/** Facts that a plan appends, in the order of its answers. */
export const factsOf = (answers: readonly PlannedAnswer[]): readonly NewEvent[] =>
  answers.flatMap((answer) => ('facts' in answer ? answer.facts : []));

/** Makes a plan all or nothing: if one command is rejected, or `failed` says that one was, the others fail with it. */
export function atomically(plan: Plan, group: readonly SentCommand[], failed = false): Plan {
  const left = group.slice(plan.answers.length).map(({ command: { id } }) => ({ id, reason: 'too-many' }) as const);
  const answers = [...plan.answers, ...left];
  const first = answers.find((answer) => 'reason' in answer);
  if (!failed && !first) return plan;
  return {
    ...plan,
    answers: answers.map((answer) =>
      answer === first && !failed ? answer : { id: answer.id, reason: 'batch-failed' },
    ),
    consequences: [],
    deadlines: [],
    size: 0,
    effort: 0,
    after: plan.before,
  };
}
