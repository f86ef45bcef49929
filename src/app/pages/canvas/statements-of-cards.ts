import type { Canvas } from '#domain/canvas/canvas.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { type Ledger, ledgerLimits } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { partOf } from '#domain/log/parts.ts';
import type { CanvasDraft } from '#features/canvas/change/canvas-draft.ts';

interface Known {
  readonly canvas: Canvas | undefined;
  /** Of the project whose canvas that is. */
  readonly projectId: string;
  readonly ledger: Ledger | undefined;
}

/**
 * What is stated by the notes that drafts make into cards: where nobody has said how much it matters, it matters as much
 * as most things do. A card of an assumption that is there states nothing.
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
