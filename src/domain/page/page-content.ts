import { blocksIn } from './block-tree.ts';
import type { Block, BlockFields, Page, PageSettings } from './page.ts';
import type { OutlineSection } from './page-outline.ts';

export type ShownVersion = 'a' | 'b';

/** A block as strangers see it, with what lies in it. */
export interface ContentBlock {
  readonly id: string;
  readonly kind: string;
  readonly fields: BlockFields;
  readonly items: readonly ContentBlock[];
}

/** All that one version of a page shows, and nothing else of it. Plain JSON. */
export interface PageContent extends PageSettings {
  readonly blocks: readonly ContentBlock[];
}

export function pageContent(page: Page, version: ShownVersion): PageContent {
  const { slug, title, description, palette, font, image, goal, isListed, theme, language } = page;
  const later = { ...(theme && { theme }), ...(language && { language }) };
  const shown = shownIn(version);
  const contents = (parent: string | null): readonly ContentBlock[] =>
    blocksIn(page, parent)
      .filter(shown)
      .map(({ id, kind, fields }) => ({ id, kind, fields, items: contents(id) }));
  return { slug, title, description, palette, font, image, goal, isListed, ...later, blocks: contents(null) };
}

const shownIn =
  (version: ShownVersion) =>
  (block: Block): boolean =>
    (block.in === 'both' || block.in === version) && isAllowed(block);

/** Whether a block may be shown; a quote only with the consent of the person quoted. */
const isAllowed = ({ kind, fields }: Block): boolean => kind !== 'quote' || fields['consent'] === true;

export function textOf({ fields }: Pick<ContentBlock, 'fields'>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** The images that a page shows, each once; its social image is not among them. */
export function picturesOf({ blocks }: Pick<PageContent, 'blocks'>): readonly string[] {
  const found = new Set<string>();
  const add = (block: ContentBlock): void => {
    const picture = textOf(block, 'picture');
    if (picture !== '') found.add(picture);
    for (const item of block.items) add(item);
  };
  for (const block of blocks) add(block);
  return [...found];
}

const contents = { a: new WeakMap<OutlineSection, ContentBlock>(), b: new WeakMap<OutlineSection, ContentBlock>() };

/** A section of an outline as one version shows it; undefined if it is not in it. The same object while nothing in it changes. */
export function contentOf(section: OutlineSection, version: ShownVersion): ContentBlock | undefined {
  const isShown = shownIn(version);
  const { block, items } = section;
  if (!isShown(block)) return undefined;
  const known = contents[version].get(section);
  if (known) return known;
  const made = { ...partsOf(block), items: items.filter(isShown).map((item) => ({ ...partsOf(item), items: [] })) };
  contents[version].set(section, made);
  return made;
}

const partsOf = ({ id, kind, fields }: Block): Omit<ContentBlock, 'items'> => ({ id, kind, fields });
