import { CircleAlert, GripVertical, Split } from 'lucide-react';
import type { DragEvent } from 'react';
import { cx } from '#styled-system/css';
import { selectableRow } from '#ui/selectable-row.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { outlineLabels as labels } from './labels.ts';
import { outlineStyles as styles } from './outline-styles.ts';

export interface OutlineRowProps {
  readonly id: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** In pixels. */
  readonly top: number;
  readonly kind: string;
  readonly title: string;
  /** How many it has. */
  readonly routes: number;
  readonly isBroken: boolean;
  readonly isSelected: boolean;
  readonly mayMove: boolean;
  readonly isDragged: boolean;
  /** Where what is dragged would go. */
  readonly drop: { readonly isAfter: boolean } | null;
  readonly onPress: () => void;
  readonly onDragStart: () => void;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop: () => void;
  readonly onDragEnd: () => void;
}

/** One question in the list: pressed to be edited, dragged to be moved. */
export function OutlineRow(props: OutlineRowProps) {
  const { id, place, count, top, kind, title, routes, isBroken, isSelected, mayMove, isDragged, drop } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the list has the focus, and hears the keys
    <div
      role="option"
      id={id}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-selected={isSelected}
      style={{ top: `${top}px` }}
      draggable={mayMove}
      data-dragged={isDragged || undefined}
      data-drop={drop === null ? undefined : drop.isAfter ? 'after' : 'before'}
      onClick={props.onPress}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        props.onDragStart();
      }}
      onDragOver={props.onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onDragEnd={props.onDragEnd}
      className={cx(selectableRow, styles.row)}
    >
      {mayMove && <GripVertical aria-hidden="true" className={styles.grip} />}
      <span className={styles.number}>{place + 1}.</span>
      <span dir="auto" className={styles.text}>
        {title}
      </span>
      <VisuallyHidden>, {kind}</VisuallyHidden>
      {routes > 0 && (
        <span data-broken={isBroken || undefined} className={styles.mark}>
          {isBroken ? <CircleAlert aria-hidden="true" /> : <Split aria-hidden="true" />}
          <VisuallyHidden>, {isBroken ? labels.broken : labels.routes(routes)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
