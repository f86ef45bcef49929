import { ledgerLimits } from '#domain/ledger/ledger.ts';
import type { Belief } from '#domain/lineage/lineage-of.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { commandsForCarrying } from './decision-commands.ts';

/** An assumption that a test spoke against before the pivot, with the project in which it was assumed. */
export interface RefutedAssumption {
  readonly projectId: string;
  readonly belief: Belief;
}

/** Result for a draft: an assumption in these words, or nothing that counts. */
export interface Restated {
  readonly draft: RefutedAssumption;
  readonly text: string;
  /** It is not to be asked again: it comes along retired, in its own words. */
  readonly isLeft: boolean;
}

/** The commands for a draft, as one change. In the same words it keeps what is known of it, which is what spoke against it. */
export function commandsForRestating(
  projectId: string,
  { draft: { projectId: from, belief }, text: written, isLeft }: Restated,
  newId: () => string,
): readonly CommandDraft[] {
  const to = newId();
  const text = isLeft ? belief.assumption.text : oneLine(written).slice(0, ledgerLimits.text);
  return [
    ...commandsForCarrying(belief, from, { projectId, text, to }, newId),
    ...(isLeft
      ? [ledgerDraft('RetireAssumption', projectId, { assumptionId: to, reason: 'Refuted before the pivot' })]
      : []),
  ];
}
