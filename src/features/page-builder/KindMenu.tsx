import type { PageOutline } from '#domain/page/page-outline.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { addLabels as labels } from './labels.ts';
import { offeredKinds } from './matching-kinds.ts';

export interface KindMenuProps extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'> {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly onAdd: (kind: string) => void;
  /** Name of the copied block; null if none was copied. */
  readonly copied: string | null;
  readonly onPaste: () => void;
  /** Pastes a block that was copied elsewhere. */
  readonly onPasteClipboard: () => void;
}

/** Kinds of blocks; the new one stands behind the one that is selected. */
export function KindMenu(props: KindMenuProps) {
  const { outline, selected, onAdd, copied, onPaste, onPasteClipboard, triggerRef, onClose } = props;
  const pastes = [
    ...(copied === null ? [] : [{ id: 'paste', label: labels.paste(copied), onAction: onPaste }]),
    { id: 'paste-clipboard', label: labels.pasteClipboard, onAction: onPasteClipboard },
  ];
  const groups = offeredKinds(outline, selected).map((kinds) =>
    kinds.map(({ kind, label, note }) => ({
      ...{ id: kind, label, onAction: () => onAdd(kind) },
      ...(note !== undefined && { note }),
    })),
  );
  return (
    <AnchoredMenu
      label={labels.add}
      triggerRef={triggerRef}
      onClose={onClose}
      placement="bottom end"
      groups={[...groups, pastes]}
    />
  );
}
