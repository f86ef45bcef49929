import { mayHold } from './block-kinds.ts';
import { blocksIn } from './block-tree.ts';
import type { Block, Page } from './page.ts';

/** A block of the page itself, with those that it holds. */
export interface OutlineSection {
  readonly block: Block;
  readonly items: readonly Block[];
}

/** The blocks of a page from top to bottom: sections, and items in them. Nothing lies deeper. */
export type PageOutline = readonly OutlineSection[];

const known = new WeakMap<Block, OutlineSection>();

/** The same objects as in the outline before where nothing has changed, so that only what has changed is drawn again. */
export function outlineOf(page: Pick<Page, 'blocks'>, before: PageOutline = []): PageOutline {
  const sections = blocksIn(page, null).map((block): OutlineSection => {
    const items = blocksIn(page, block.id);
    const last = known.get(block);
    if (last && (last.items === items || isSame(last.items, items))) return last;
    const section = { block, items };
    known.set(block, section);
    return section;
  });
  return isSame(before, sections) ? before : sections;
}

const isSame = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, n) => each === b[n]);

/** Where blocks are to lie: in `parent`, behind `after`; null stands for the page, and for the beginning. */
export interface BlockPlace {
  readonly parent: string | null;
  readonly after: string | null;
}

export type MoveDirection = 'up' | 'down' | 'first' | 'last';

/** Where a block goes by one step of the keyboard; undefined if there is nowhere to go. */
export function placeBy(outline: PageOutline, id: string, direction: MoveDirection): BlockPlace | undefined {
  const at = outline.findIndex(({ block, items }) => block.id === id || items.some((item) => item.id === id));
  const section = outline[at];
  if (!section) return undefined;
  if (section.block.id === id) {
    const ids = outline.map(({ block }) => block.id);
    return stepped(ids, id, direction, null);
  }
  const ids = section.items.map((item) => item.id);
  const within = stepped(ids, id, direction, section.block.id);
  if (within || direction === 'first' || direction === 'last') return within;
  const kind = section.items.find((item) => item.id === id)?.kind ?? '';
  const others = direction === 'up' ? outline.slice(0, at).reverse() : outline.slice(at + 1);
  const holder = others.find(({ block }) => mayHold(block.kind, kind));
  if (!holder) return undefined;
  return { parent: holder.block.id, after: direction === 'up' ? (holder.items.at(-1)?.id ?? null) : null };
}

function stepped(
  ids: readonly string[],
  id: string,
  direction: MoveDirection,
  parent: string | null,
): BlockPlace | undefined {
  const at = ids.indexOf(id);
  const isAtEnd = direction === 'up' || direction === 'first' ? at === 0 : at === ids.length - 1;
  if (isAtEnd) return undefined;
  const others = ids.filter((each) => each !== id);
  const to = { up: at - 1, down: at + 1, first: 0, last: others.length }[direction];
  return { parent, after: others[to - 1] ?? null };
}

/** Which block is worked on once this one is gone: the one after it, else before it, else what held it. */
export function neighborOf(outline: PageOutline, id: string): string | null {
  const sectionAt = outline.findIndex(({ block }) => block.id === id);
  if (sectionAt >= 0) return (outline[sectionAt + 1] ?? outline[sectionAt - 1])?.block.id ?? null;
  for (const { block, items } of outline) {
    const at = items.findIndex((item) => item.id === id);
    if (at >= 0) return (items[at + 1] ?? items[at - 1] ?? block).id;
  }
  return null;
}

/** Where a new block of that kind lies if it is added while a block is selected; undefined if nothing can hold it. */
export function placeForNew(outline: PageOutline, kind: string, selected: string | null): BlockPlace | undefined {
  const section = outline.find(({ block, items }) => block.id === selected || items.some(({ id }) => id === selected));
  if (mayHold(null, kind)) return { parent: null, after: sectionBefore(outline, kind, section)?.block.id ?? null };
  if (!section || !mayHold(section.block.kind, kind)) return undefined;
  const beside = section.block.id === selected ? section.items.at(-1)?.id : selected;
  return { parent: section.block.id, after: beside ?? null };
}

/** The section that a new one follows. Wherever it lies, a top line is shown first, and a footer last. */
function sectionBefore(
  outline: PageOutline,
  kind: string,
  selected: OutlineSection | undefined,
): OutlineSection | undefined {
  if (kind === 'top') return undefined;
  if (kind === 'footer') return outline.at(-1);
  const body = outline.filter(({ block }) => block.kind !== 'footer');
  return body.find((section) => section === selected) ?? body.at(-1);
}
