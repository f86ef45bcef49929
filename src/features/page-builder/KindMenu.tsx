import { blockKindOf, sections } from '#domain/page/block-kinds.ts';
import { type PageOutline, placeForNew } from '#domain/page/page-outline.ts';
import type { NewBlock } from '#domain/page/page-templates.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { kindLabel, kindNote, addLabels as labels } from './labels.ts';

export interface KindMenuProps extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'> {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly editor: PageEditorActor;
  readonly newId: () => string;
}

/** Kinds of blocks; the new one stands behind the one that is selected. */
export default function KindMenu({ outline, selected, editor, newId, triggerRef, onClose }: KindMenuProps) {
  const section = outline.find(({ block, items }) => block.id === selected || items.some(({ id }) => id === selected));
  const within = section && blockKindOf(section.block.kind)?.items;
  const add = (kind: string) => {
    const place = placeForNew(outline, kind, selected);
    if (place) editor.send({ type: 'blocks.placed', blocks: newBlocks(kind, place, newId) });
  };
  const entry = (kind: string) => {
    const note = kindNote(kind);
    return { id: kind, label: kindLabel(kind), ...(note !== undefined && { note }), onAction: () => add(kind) };
  };
  return (
    <AnchoredMenu
      label={labels.add}
      triggerRef={triggerRef}
      onClose={onClose}
      placement="bottom end"
      groups={[...(within === undefined ? [] : [[entry(within)]]), Object.keys(sections).map(entry)]}
    />
  );
}

/** What holds others begins with one of them. */
function newBlocks(
  kind: string,
  { parent, after }: { readonly parent: string | null; readonly after: string | null },
  newId: () => string,
): readonly NewBlock[] {
  const block = { id: newId(), kind, parent, after, fields: {} };
  const item = blockKindOf(kind)?.items;
  const hasItem = item !== undefined && item !== 'qualifier';
  return hasItem ? [block, { id: newId(), kind: item, parent: block.id, fields: {} }] : [block];
}
