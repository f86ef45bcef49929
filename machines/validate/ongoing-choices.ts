import type { Ongoing } from '#domain/ledger/ledger.ts';
import type { OngoingPart } from '#domain/ledger/ongoing.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { wordingToTake } from './wording-to-take.ts';

/**
 * The founder's choices for ongoing parts, by id: true lets the part go on under the new idea. Without a choice it
 * ends.
 */
export type ChosenOngoing = Readonly<Record<string, boolean>>;

/** One thing that is ongoing, and what becomes of it. */
export interface OngoingChoice extends OngoingPart {
  readonly goesOn: boolean;
  /** A test goes on only for an assumption that keeps its words. */
  readonly canGoOn: boolean;
}

/**
 * The choice after the founder has made it for one thing, with what follows for others: a test needs the page that it
 * counts, and ends with it.
 */
export function chooseOngoing(
  ongoing: readonly OngoingPart[],
  chosen: ChosenOngoing,
  id: string,
  goesOn: boolean,
): ChosenOngoing {
  const needed = ongoing.find((part) => part.id === id)?.artefactId;
  const others = goesOn
    ? ongoing.filter((part) => part.id === needed)
    : ongoing.filter(({ artefactId }) => artefactId === id);
  return { ...chosen, [id]: goesOn, ...Object.fromEntries(others.map((part) => [part.id, goesOn])) };
}

/**
 * Returns the choice for each part, from the founder's choices and the wordings in which assumptions are taken along.
 */
export function ongoingChoices(
  ongoing: readonly OngoingPart[],
  chosen: ChosenOngoing,
  wordings: Readonly<Record<string, string>>,
  scores: readonly Scored[],
): readonly OngoingChoice[] {
  const keeping = new Set(
    scores
      .filter(
        (scored) => !scored.assumption.retired && wordingToTake(wordings, scored).trim() === scored.assumption.text,
      )
      .map(({ assumption }) => assumption.id),
  );
  return ongoing.map((part) => {
    const canGoOn = part.assumptionId === null || keeping.has(part.assumptionId);
    return { ...part, canGoOn, goesOn: canGoOn && chosen[part.id] === true };
  });
}

/** Converts the choices for a decision; `carriedTo` returns the new idea's assumption for an old one. */
export const ongoingOfDecision = (
  choices: readonly OngoingChoice[],
  carriedTo: (assumptionId: string) => string | undefined,
): readonly Ongoing[] =>
  choices.map(({ kind, id, goesOn, assumptionId }) => {
    const next = assumptionId === null ? undefined : carriedTo(assumptionId);
    return { kind, id, goesOn, ...(goesOn && next !== undefined ? { assumptionId: next } : {}) };
  });
