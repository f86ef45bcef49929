import type { BodyTag } from './body-node.ts';

/**
 * HTML's nesting rules. A browser mends markup that breaks them, and then no longer holds the elements that React drew.
 */

export const inlineTags: readonly string[] = ['a', 'strong', 'em', 'code', 's', 'sub', 'sup', 'br', 'img'];
export const voidTags: readonly string[] = ['img', 'br', 'hr'];

/** They hold text and inline elements alone. */
export const textBlocks: readonly string[] = ['p', 'h2', 'h3', 'h4', 'pre'];

/** Text that stands in them without a block of its own gets a paragraph. */
export const proseHolders: readonly string[] = ['body', 'blockquote'];

/** Their ends count even where a cell was left open. */
export const tableParts: readonly string[] = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'];

/** They hold other elements alone; text in them is lost. */
export const textless: readonly string[] = ['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'];

/** Containers that we do not keep, but that end a paragraph. */
export const passingBlocks: readonly string[] = [
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'address', 'center', 'hgroup'],
  ...['form', 'fieldset', 'details', 'summary', 'li', 'dt', 'dd', 'caption', 'tr', 'td', 'th', 'figcaption'],
];

/** Elements that go with all that they hold. */
export const droppedTags: readonly string[] = [
  ...['head', 'template', 'object', 'svg', 'math', 'select', 'video', 'audio', 'canvas', 'frameset'],
];

/** The page has a first heading of its own. */
export const renamedTags: ReadonlyMap<string, BodyTag> = new Map<string, BodyTag>([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
]);

const sections = ['thead', 'tbody', 'tfoot'];

interface Ending {
  readonly tags: readonly string[];
  /** Where the search for them stops. */
  readonly within: readonly string[];
}

/** Elements that an opening tag closes first. */
export const endings: Readonly<Partial<Record<BodyTag, Ending>>> = {
  li: { tags: ['li'], within: ['ul', 'ol'] },
  dt: { tags: ['dt', 'dd'], within: ['dl'] },
  dd: { tags: ['dt', 'dd'], within: ['dl'] },
  tr: { tags: ['tr', 'caption'], within: ['table'] },
  td: { tags: ['td', 'th'], within: ['tr', 'table'] },
  th: { tags: ['td', 'th'], within: ['tr', 'table'] },
  thead: { tags: [...sections, 'caption'], within: ['table'] },
  tbody: { tags: [...sections, 'caption'], within: ['table'] },
  tfoot: { tags: [...sections, 'caption'], within: ['table'] },
  a: { tags: ['a'], within: ['td', 'th', 'caption'] },
};

/** Where elements that cannot stand anywhere may stand. */
export const parentsOf: Readonly<Partial<Record<BodyTag, readonly string[]>>> = {
  ...{ li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'], figcaption: ['figure'], caption: ['table'] },
  ...{ thead: ['table'], tbody: ['table'], tfoot: ['table'] },
  ...{ tr: ['table', ...sections], td: ['tr'], th: ['tr'] },
};
