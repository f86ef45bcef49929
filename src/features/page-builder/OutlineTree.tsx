import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import { type BlockPlace, type MoveDirection, type PageOutline, placeBy } from '#domain/page/page-outline.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { useRowWindow } from '#ui/use-row-window.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { kindLabel, outlineLabels as labels, versionLabels } from './labels.ts';
import { blockName, blockText, type OutlineRow, outlineRows } from './outline-rows.ts';
import { useBlockDrag } from './use-block-drag.ts';

export interface OutlineTreeProps {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly editor: PageEditorActor;
  readonly onRemove: (id: string) => void;
  /** Enter: on to what can be changed of it. */
  readonly onOpen: () => void;
}

const moves: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** All blocks in their order. Thousands of them: only rows in view are drawn, and the tree keeps the focus itself. */
export function OutlineTree({ outline, selected, editor, onRemove, onOpen }: OutlineTreeProps) {
  const rows = useMemo(() => outlineRows(outline), [outline]);
  const id = useId();
  const at = rows.findIndex(({ block }) => block.id === selected);
  const { ruler, scroller, onScroll, height, first, end } = useRowWindow(rows.length, at);
  const [said, setSaid] = useState('');
  const move = (id: string, place: BlockPlace) => {
    editor.send({ type: 'block.moved', id, ...place });
    const named = (wanted: string | null) => rows.find(({ block }) => block.id === wanted)?.block;
    const [block, after] = [named(id), named(place.after)];
    if (block) setSaid(labels.moved(blockName(block), after && blockName(after)));
  };
  const { dragged, target, press: pressRow } = useBlockDrag({ outline, scroller, height, onDrop: move });
  const select = (row: OutlineRow | undefined) => row && editor.send({ type: 'block.selected', id: row.block.id });
  const press = (event: KeyboardEvent) => {
    if (event.shiftKey) return;
    // Copy and paste are the browser's events, wherever the focus is.
    if (event.ctrlKey || event.metaKey || !act(event.key, event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const act = (key: string, isMove: boolean): boolean => {
    const current = rows[at];
    if (isMove) {
      const direction = moves[key];
      if (!direction) return false;
      const place = current && placeBy(outline, current.block.id, direction);
      if (current && place) move(current.block.id, place);
      return true;
    }
    switch (key) {
      case 'ArrowDown':
        select(rows[at + 1]);
        return true;
      case 'ArrowUp':
        select(rows[at < 0 ? rows.length - 1 : at - 1]);
        return true;
      case 'Home':
        select(rows[0]);
        return true;
      case 'End':
        select(rows.at(-1));
        return true;
      case 'ArrowLeft':
        select(rows.find(({ block }) => block.id === current?.block.parent));
        return true;
      case 'ArrowRight':
        if (current?.level === 1 && rows[at + 1]?.level === 2) select(rows[at + 1]);
        return true;
      case 'Enter':
        if (current) onOpen();
        return true;
      case 'Delete':
      case 'Backspace':
        if (current) onRemove(current.block.id);
        return true;
      case '/':
        editor.send({ type: 'adding.asked' });
        return true;
      case 'Escape':
        editor.send({ type: 'block.selected', id: null });
        return true;
      default:
        return false;
    }
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
        onFocus={() => at < 0 && select(rows[0])}
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
              isDragged={row.block.id === dragged}
              onSelect={() => select(row)}
              onPress={(event) => pressRow(event, row.block)}
            />
          ))}
          {/* The one with the focus is there for whoever reads it out, wherever the list was scrolled. */}
          {at >= 0 && (at < first || at >= end) && rows[at] && (
            <Row id={`${id}-${rows[at].block.id}`} row={rows[at]} isSelected top={at * height} />
          )}
          {target && (
            <div style={{ top: `${target.row * height}px` }} data-inner={target.parent !== null} className={drop} />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span id={`${id}-keys`}>{labels.keys}</span>
        <span role="status">{said}</span>
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
  readonly isDragged?: boolean;
  readonly onSelect?: () => void;
  readonly onPress?: (event: PointerEvent) => void;
}

function Row({ id, row, isSelected, top, isDragged = false, onSelect, onPress }: RowProps) {
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
      className={item}
    >
      <span data-handle="" className={handle}>
        {grip}
      </span>
      <span className={css({ flexShrink: '0' })}>{kindLabel(block.kind)}</span>
      {text !== '' && <span className={words}>{text}</span>}
      {block.in !== 'both' && <span className={mark}>{versionLabels.mark(block.in)}</span>}
    </div>
  );
}

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
  cursor: 'pointer',
  background: { base: 'transparent', _hover: 'hover' },
  '&[data-level="2"]': { paddingInlineStart: '24' },
  '&[data-dragged]': { opacity: 'disabled' },
  '&[aria-selected=true]': { background: 'brand.tint' },
  _forcedColors: {
    '&[aria-selected=true]': { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
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
