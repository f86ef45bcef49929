import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { livePart } from '#domain/canvas/live-parts.ts';
import { isLocked } from '#domain/canvas/members-of.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { partOf } from '#domain/log/parts.ts';
import type { CanvasDraft } from '#features/canvas/change/canvas-draft.ts';
import { commandsForChange } from '#features/canvas/change/commands-for-change.ts';
import { splitDrafts } from '#features/canvas/change/split-drafts.ts';
import { canvasLabels } from '#features/canvas/labels.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import { outermostGroup } from '#features/canvas/stage/target-of.ts';
import { canvasMachine } from '#machines/canvas/canvas.machine.ts';
import type { Services } from '../../services.ts';
import { statementsOfCards } from './statements-of-cards.ts';

export interface CanvasOutside {
  readonly services: Services;
  readonly canvasId: string;
  readonly projectId: string;
  /** Returns the parts that a marquee selects. */
  readonly within: (box: Box) => readonly string[];
  /** Told what was issued. */
  readonly onIssued: (drafts: readonly CanvasDraft[]) => void;
}

const holdsLocked = (canvas: Canvas | undefined, ids: readonly string[]): boolean =>
  canvas !== undefined &&
  ids.some((id) => {
    const part = livePart(canvas, id);
    return part !== undefined && isLocked(canvas, part);
  });

/** The canvas's machine with what it asks of the outside. */
export function canvasFlow({ services, canvasId, projectId, within, onIssued }: CanvasOutside) {
  const stream = canvasStreamOf(canvasId);
  const ledger = () => services.workspace.peek(ledgerStreamOf(projectId)) as Ledger | undefined;
  const read = () => services.workspace.peek(stream) as Canvas | undefined;
  return canvasMachine.provide({
    actions: {
      change: ({ context: { selection }, self }, { change }) => {
        const canvas = read();
        const { drafts, selection: made } = commandsForChange(change, { canvas, selection, newId: newPartId });
        if (drafts.length === 0) {
          if (holdsLocked(canvas, selection)) tellLocked(services);
          return;
        }
        const known = { canvas, projectId, ledger: ledger() };
        const placed = splitDrafts(drafts, canvas).map((draft) => ({ ...draft, stream }));
        services.dispatch([...statementsOfCards(drafts, known), ...placed]);
        onIssued(drafts);
        if (made) self.send({ type: 'selection.changed', ids: made, mode: 'replace' });
      },
      selectWithin: ({ self }, { box, isAdding }) => {
        const canvas = read();
        const owners = within(box).map((id) => {
          const node = canvas && partOf(canvas.nodes, id);
          return canvas && node ? outermostGroup(canvas, node) : id;
        });
        self.send({ type: 'selection.changed', ids: [...new Set(owners)], mode: isAdding ? 'add' : 'replace' });
      },
    },
  });
}

/** Why nothing happened to what was to be changed. */
export const tellLocked = ({ showToast }: Pick<Services, 'showToast'>): void =>
  showToast({ tone: 'info', message: canvasLabels.locked });
