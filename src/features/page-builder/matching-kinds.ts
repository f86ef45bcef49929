import { type BlockName, blockKindOf, type SectionKind, sections } from '#domain/page/block-kinds.ts';
import type { PageSettings } from '#domain/page/page.ts';
import { type BlockPlace, type PageOutline, placeForNew } from '#domain/page/page-outline.ts';
import { fieldsOfNew, type NewBlock } from '#domain/page/page-templates.ts';
import { kindLabel, kindNote } from './labels.ts';

export interface OfferedKind {
  readonly kind: string;
  readonly label: string;
  readonly note: string | undefined;
}

/** Kinds of blocks that can be added while a block is selected; those that its section holds come first. */
export function offeredKinds(outline: PageOutline, selected: string | null): readonly (readonly OfferedKind[])[] {
  const section = outline.find(({ block, items }) => block.id === selected || items.some(({ id }) => id === selected));
  const within = section && blockKindOf(section.block.kind)?.items;
  return [...(within === undefined ? [] : [[offered(within)]]), (Object.keys(sections) as SectionKind[]).map(offered)];
}

const offered = (kind: BlockName): OfferedKind => ({ kind, label: kindLabel(kind), note: kindNote(kind) });

/** By the words of its name first, then of what is said of it. */
export function matchingKinds(outline: PageOutline, selected: string | null, query: string): readonly OfferedKind[] {
  const words = query.trim().toLowerCase();
  const all = offeredKinds(outline, selected).flat();
  const named = all.filter(({ label }) => beginsWord(label, words));
  return [...named, ...all.filter((each) => !named.includes(each) && beginsWord(each.note ?? '', words))];
}

const beginsWord = (text: string, words: string): boolean => ` ${text.toLowerCase()}`.includes(` ${words}`);

/** A new block where it belongs; what holds others begins with one of them. Nothing if nothing can hold it. */
export function blocksOfKind(
  kind: string,
  outline: PageOutline,
  selected: string | null,
  newId: () => string,
  page: Pick<PageSettings, 'language'>,
): readonly NewBlock[] {
  const place = placeForNew(outline, kind, selected);
  return place ? newBlocks(place, newId, kind, page) : [];
}

function newBlocks(
  { parent, after }: BlockPlace,
  newId: () => string,
  kind: string,
  page: Pick<PageSettings, 'language'>,
): readonly NewBlock[] {
  const block = { id: newId(), kind, parent, after, fields: fieldsOfNew(kind, page) };
  const { items: item, beginsEmpty = false } = blockKindOf(kind) ?? {};
  return item !== undefined && !beginsEmpty
    ? [block, { id: newId(), kind: item, parent: block.id, fields: fieldsOfNew(item, page) }]
    : [block];
}
