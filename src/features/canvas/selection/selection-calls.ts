import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { openLink } from '../stage/open-link.ts';
import type { SelectionCalls } from './selection-entries.tsx';

/** Callbacks for the controls and menu entries about the selection. */
export function selectionCalls({
  controls,
  overlay,
  transfer,
  selectionFocus,
  openAssumption,
  comment,
}: CanvasSession): SelectionCalls {
  const open = (place: 'connection' | 'placement' | 'share' | 'save-template', of: string | null) =>
    overlay.send({ type: 'overlay.opened', overlay: place, of });
  const chosen =
    <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
    (...args: Args): void => {
      call(...args);
      selectionFocus.send({ type: 'choice.made' });
    };
  return {
    onChange: chosen((change) => controls.change(change)),
    onEdit: chosen((id) => controls.edit(id)),
    onConnect: chosen((id) => open('connection', id)),
    onReroute: chosen((id) => open('connection', id)),
    onMove: chosen(() => open('placement', null)),
    onCopy: chosen((form) => transfer.clipboard({ type: 'copy.asked', ids: controls.selection, form })),
    onCut: chosen(() => transfer.clipboard({ type: 'cut.asked', ids: controls.selection })),
    onDuplicate: chosen(() => controls.change({ kind: 'copied', ...copyOffset })),
    onZoom: chosen(() => controls.zoom('selection')),
    onShare: chosen((id) => open('share', id)),
    onSaveTemplate: chosen(() => open('save-template', null)),
    onLink: chosen(openLink),
    onCard: chosen((id, isCard) =>
      controls.change({ kind: 'linked', id, assumption: isCard ? crypto.randomUUID() : null }),
    ),
    onAssumption: openAssumption,
    onComment: comment,
  };
}
