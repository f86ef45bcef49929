import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MoveDirection, type PageOutline, placeBy } from '#domain/page/page-outline.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { useCssHeight } from '#ui/use-css-height.ts';
import { kindLabel, outlineLabels as labels, versionLabels } from './labels.ts';
import { blockText, type OutlineRow, outlineRows } from './outline-rows.ts';

export interface OutlineTreeProps {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly editor: PageEditorActor;
  readonly onRemove: (id: string) => void;
  /** Enter: on to what can be changed of it. */
  readonly onOpen: () => void;
}

/** In pixels, before the style sheet was asked. */
const assumedHeight = 36;
/** Rows drawn above and below those in view. */
const spare = 8;

const moves: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** All blocks in their order. Thousands of them: only rows in view are drawn, and the tree keeps the focus itself. */
export function OutlineTree({ outline, selected, editor, onRemove, onOpen }: OutlineTreeProps) {
  const rows = useMemo(() => outlineRows(outline), [outline]);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const height = useCssHeight(ruler, assumedHeight);
  const [seen, setSeen] = useState({ top: 0, height: 800 });
  const at = rows.findIndex(({ block }) => block.id === selected);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || at < 0) return;
    if (at * height < element.scrollTop) element.scrollTop = at * height;
    const below = (at + 1) * height - element.clientHeight;
    if (below > element.scrollTop) element.scrollTop = below;
  }, [at, height]);
  const first = Math.max(0, Math.floor(seen.top / height) - spare);
  const last = Math.min(rows.length, Math.ceil((seen.top + seen.height) / height) + spare);
  const select = (row: OutlineRow | undefined) => row && editor.send({ type: 'block.selected', id: row.block.id });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!act(event.key, event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const act = (key: string, isMove: boolean): boolean => {
    const current = rows[at];
    if (isMove) {
      const direction = moves[key];
      if (!direction) return false;
      const place = current && placeBy(outline, current.block.id, direction);
      if (current && place) editor.send({ type: 'block.moved', id: current.block.id, ...place });
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
        aria-activedescendant={at < 0 ? undefined : `${id}-${rows[at]?.block.id}`}
        onKeyDown={press}
        onFocus={() => at < 0 && select(rows[0])}
        onScroll={({ currentTarget }) => setSeen({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
        className={tree}
      >
        <div role="presentation" style={{ height: `${rows.length * height}px` }} className={all}>
          {rows.slice(first, last).map((row, n) => (
            <Row
              key={row.block.id}
              id={`${id}-${row.block.id}`}
              row={row}
              isSelected={row.block.id === selected}
              top={(first + n) * height}
              onSelect={() => select(row)}
            />
          ))}
          {/* The one with the focus is there for whoever reads it out, wherever the list was scrolled. */}
          {at >= 0 && (at < first || at >= last) && rows[at] && (
            <Row id={`${id}-${rows[at].block.id}`} row={rows[at]} isSelected top={at * height} onSelect={() => {}} />
          )}
        </div>
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly isSelected: boolean;
  readonly top: number;
  readonly onSelect: () => void;
}

function Row({ id, row: { block, level, place, count }, isSelected, top, onSelect }: RowProps) {
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
      onClick={onSelect}
      className={item}
    >
      <span className={css({ flexShrink: '0' })}>{kindLabel(block.kind)}</span>
      {text !== '' && <span className={said}>{text}</span>}
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
  paddingInlineStart: '16',
  paddingInlineEnd: '8',
  fontSize: '13',
  lineHeight: '20',
  cursor: 'pointer',
  background: { base: 'transparent', _hover: 'hover' },
  '&[data-level="2"]': { paddingInlineStart: '32' },
  '&[aria-selected=true]': { background: 'brand.tint' },
  _forcedColors: {
    '&[aria-selected=true]': { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
});
const mark = css({ flexShrink: '0', marginInlineStart: 'auto', fontSize: '12', lineHeight: '16', color: 'brand' });
const said = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'ink.muted',
});
