import type { PageOutline } from '#domain/page/page-outline.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '#ui/AnchoredMenu.tsx';
import { addLabels as labels } from './labels.ts';
import { offeredKinds } from './matching-kinds.ts';

export interface KindMenuProps extends Pick<AnchoredMenuProps, 'triggerRef' | 'onClose'> {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly onAdd: (kind: string) => void;
  /** What was copied; null if nothing was. */
  readonly copied: string | null;
  readonly onPaste: () => void;
}

/** Kinds of blocks; the new one stands behind the one that is selected. */
export default function KindMenu({ outline, selected, onAdd, copied, onPaste, triggerRef, onClose }: KindMenuProps) {
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
      groups={copied === null ? groups : [[{ id: 'paste', label: labels.paste(copied), onAction: onPaste }], ...groups]}
    />
  );
}
