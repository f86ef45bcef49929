import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from 'react';
import type { PageOutline } from '#domain/page/page-outline.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { css, cx } from '#styled-system/css';
import { selectableRow } from '#ui/selectable-row.ts';
import { useRowWindow } from '#ui/use-row-window.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type BlockKeys, blockKey } from './block-keys.ts';
import { kindLabel, outlineLabels as labels, versionLabels } from './labels.ts';
import { blockText, type OutlineRow, outlineRows } from './outline-rows.ts';
import { useBlockDrag } from './use-block-drag.ts';
import type { BlockMoves } from './use-block-moves.ts';

export interface OutlineTreeProps {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly editor: PageEditorActor;
  /** Keys that act on the selected block. */
  readonly keys: BlockKeys;
  /** Absent for those who may not move them. */
  readonly onMove: BlockMoves['move'] | undefined;
}

/** How far a press may wander, in CSS pixels. */
const slop = 8;

/** All blocks in their order. Thousands of them: only rows in view are drawn, and the tree keeps the focus itself. */
export function OutlineTree({ outline, selected, editor, keys, onMove }: OutlineTreeProps) {
  const rows = useMemo(() => outlineRows(outline), [outline]);
  const id = useId();
  const at = rows.findIndex(({ block }) => block.id === selected);
  const { ruler, scroller, onScroll, height, first, end } = useRowWindow(rows.length, at);
  const { dragged, target, press: pressRow } = useBlockDrag({ outline, scroller, height, onDrop: onMove ?? ignore });
  const select = (row: OutlineRow | undefined) => row && editor.send({ type: 'block.selected', id: row.block.id });
  const current = rows[at];
  // Whoever presses a row means that row: the list must not move beneath the pointer because it got the focus first.
  const pressedAt = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const walks: Readonly<Record<string, () => void>> = {
    ArrowDown: () => select(rows[at + 1]),
    ArrowUp: () => select(rows[at < 0 ? rows.length - 1 : at - 1]),
    Home: () => select(rows[0]),
    End: () => select(rows.at(-1)),
    ArrowLeft: () => select(rows.find(({ block }) => block.id === current?.block.parent)),
    ArrowRight: () => {
      if (current?.level === 1 && rows[at + 1]?.level === 2) select(rows[at + 1]);
    },
  };
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const act = (isPlain ? walks[event.key] : undefined) ?? blockKey(event, keys);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <div ref={ruler} aria-hidden="true" className={measure} />
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        aria-label={labels.tree}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={at < 0 ? undefined : `${id}-${rows[at]?.block.id}`}
        onKeyDown={press}
        onPointerDownCapture={({ currentTarget, clientX: x, clientY: y }) => {
          pressedAt.current = document.activeElement === currentTarget ? null : { x, y };
        }}
        onPointerUpCapture={({ clientX, clientY }) => {
          const from = pressedAt.current;
          // A finger that has dragged presses nothing, and brings no focus.
          if (from && Math.hypot(clientX - from.x, clientY - from.y) > slop) pressedAt.current = null;
        }}
        onPointerCancel={() => {
          pressedAt.current = null;
        }}
        onFocus={() => {
          if (at < 0 && !pressedAt.current) select(rows[0]);
          pressedAt.current = null;
        }}
        onScroll={onScroll}
        className={tree}
      >
        <div role="presentation" style={{ height: `${rows.length * height}px` }} className={all}>
          {rows.slice(first, end).map((row, n) => (
            <Row
              key={row.block.id}
              id={`${id}-${row.block.id}`}
              row={row}
              isSelected={row.block.id === selected}
              top={(first + n) * height}
              mayMove={onMove !== undefined}
              isDragged={row.block.id === dragged}
              onSelect={() => select(row)}
              {...(onMove && { onPress: (event) => pressRow(event, row.block) })}
            />
          ))}
          {/* The one with the focus is there for whoever reads it out, wherever the list was scrolled. */}
          {at >= 0 && (at < first || at >= end) && rows[at] && (
            <Row
              id={`${id}-${rows[at].block.id}`}
              row={rows[at]}
              isSelected
              top={at * height}
              mayMove={onMove !== undefined}
            />
          )}
          {target && (
            <div style={{ top: `${target.row * height}px` }} data-inner={target.parent !== null} className={drop} />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span id={`${id}-keys`}>{labels.keys}</span>
      </VisuallyHidden>
    </>
  );
}

/** Made once, so that it is not drawn again with each row. */
const grip = <GripVertical aria-hidden="true" />;

interface RowProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly isSelected: boolean;
  readonly top: number;
  readonly mayMove: boolean;
  readonly isDragged?: boolean;
  readonly onSelect?: () => void;
  readonly onPress?: (event: PointerEvent) => void;
}

function Row({ id, row, isSelected, top, mayMove, isDragged = false, onSelect, onPress }: RowProps) {
  const { block, level, place, count } = row;
  const text = blockText(block);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the tree has the focus, and hears the keys
    <div
      role="treeitem"
      id={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isSelected}
      data-level={level}
      style={{ top: `${top}px` }}
      data-dragged={isDragged || undefined}
      onClick={onSelect}
      onPointerDown={onPress}
      className={cx(selectableRow, item)}
    >
      {mayMove && (
        <span data-handle="" className={handle}>
          {grip}
        </span>
      )}
      <span className={css({ flexShrink: '0' })}>{kindLabel(block.kind)}</span>
      {text !== '' && <span className={words}>{text}</span>}
      {block.in !== 'both' && <span className={mark}>{versionLabels.mark(block.in)}</span>}
    </div>
  );
}

const ignore = () => {};

const measure = css({
  position: 'absolute',
  height: 'control',
  width: '0',
  visibility: 'hidden',
  _coarse: { height: 'touch' },
});
const tree = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overflowX: 'hidden',
  outline: 'none',
  _focusVisible: { outline: 'ring', outlineOffset: '[calc(-1 * {spacing.2})]' },
});
const all = css({ position: 'relative' });
const item = css({
  position: 'absolute',
  insetInline: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  height: 'control',
  _coarse: { height: 'touch' },
  paddingInlineStart: '4',
  paddingInlineEnd: '8',
  userSelect: 'none',
  fontSize: '13',
  lineHeight: '20',
  '&[data-level="2"]': { paddingInlineStart: '24' },
  '&[data-dragged]': { opacity: 'disabled' },
});
/** By which a finger takes a row: elsewhere it scrolls the list. */
const handle = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'center',
  width: '16',
  height: 'full',
  _coarse: { width: 'touch' },
  touchAction: 'none',
  cursor: 'grab',
  color: 'ink.muted',
  '& svg': { width: '14', height: '14' },
});
/** Where what is dragged would go. */
const drop = css({
  position: 'absolute',
  insetInlineStart: '8',
  insetInlineEnd: '8',
  height: '2',
  background: 'brand',
  pointerEvents: 'none',
  '&[data-inner=true]': { insetInlineStart: '32' },
  _forcedColors: { background: '[Highlight]' },
});
const mark = css({ flexShrink: '0', marginInlineStart: 'auto', fontSize: '12', lineHeight: '16', color: 'brand' });
const words = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'ink.muted',
});
