import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { newPartId } from '../stage/new-part-id.ts';
import type { SelectionCalls } from './selection-entries.tsx';

/** What the entries about the selection do. */
export function selectionCalls({ controls, overlay, transfer }: CanvasSession): SelectionCalls {
  const open = (place: 'connection' | 'placement' | 'share', of: string | null) =>
    overlay.send({ type: 'overlay.opened', overlay: place, of });
  return {
    onChange: (change) => controls.change(change),
    onEdit: (id) => controls.edit(id),
    onConnect: (id) => open('connection', id),
    onReroute: (id) => open('connection', id),
    onMove: () => open('placement', null),
    onCopy: (form) => transfer.clipboard({ type: 'copy.asked', ids: controls.selection, form }),
    onCut: () => transfer.clipboard({ type: 'cut.asked', ids: controls.selection }),
    onDuplicate: () => controls.change({ kind: 'copied', ...copyOffset }),
    onZoom: () => controls.zoom('selection'),
    onShare: (id) => open('share', id),
    onCard: (id, isCard) => controls.change({ kind: 'linked', id, assumption: isCard ? newPartId() : null }),
  };
}
