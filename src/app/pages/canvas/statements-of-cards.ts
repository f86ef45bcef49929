import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { type Ledger, ledgerLimits } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { partOf } from '#domain/log/parts.ts';
import type { CanvasDraft } from '#features/canvas/change/canvas-draft.ts';

interface Known {
  readonly canvas: Canvas | undefined;
  /** Id of the project that has this canvas. */
  readonly projectId: string;
  readonly ledger: Ledger | undefined;
}

/**
 * Returns the commands that state the assumptions of notes that the drafts make into cards. An assumption gets medium
 * importance if nobody has set it. A card of an existing assumption states nothing.
 */
export function statementsOfCards(drafts: readonly CanvasDraft[], known: Known): readonly CommandDraft[] {
  const { canvas, projectId, ledger } = known;
  return drafts.flatMap((draft) => {
    if (draft.type !== 'LinkAssumption' || draft.data.assumption === null) return [];
    const { id: node, assumption: assumptionId } = draft.data;
    const text = canvas && liveNode(canvas, node)?.text.trim().slice(0, ledgerLimits.text);
    if (!text || (ledger && partOf(ledger.assumptions, assumptionId))) return [];
    const stated = { lens: 'desirability', importance: 3, critical: false } as const;
    return [ledgerDraft('StateAssumption', projectId, { assumptionId, text, ...stated, node })];
  });
}
