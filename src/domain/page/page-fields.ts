import type { Json } from '../log/json.ts';
import { differingParts, eachPart, partOf, withParts } from '../log/parts.ts';
import { differingFields } from '../undo/differing-fields.ts';
import type { FieldChange, Fields } from '../undo/field-change.ts';
import type { Block, Page } from './page.ts';

type Field = readonly [name: string, value: Fields[string]];

const settingNames = ['slug', 'title', 'description', 'palette', 'font', 'image', 'goal', 'isListed'] as const;
const laterNames = ['theme', 'language'] as const;

const ofPage = (page: Page): readonly Field[] => [
  ...settingNames.map((name) => [`page:${name}`, page[name]] as const),
  ...laterNames.map((name) => [`page:${name}`, page[name] ?? null] as const),
  ['page:removed', page.removed],
  ['page:hasVersionB', page.hasVersionB],
];

/** `block:{id}:{aspect}`, texts and choices as `block:{id}:field:{name}`; one that is not there counts as removed. */
const ofBlock = (id: string, block: Block | undefined): readonly Field[] =>
  block && !block.removed
    ? [
        [`block:${id}:removed`, false],
        [`block:${id}:place`, { parent: block.parent, order: block.order }],
        [`block:${id}:in`, block.in],
        ...Object.entries(block.fields).map(([name, value]) => [`block:${id}:field:${name}`, value] as const),
      ]
    : [[`block:${id}:removed`, true]];

/** Returns the fields that an undo can bring back. */
export function pageFields(page: Page): Fields {
  const blocks = [...eachPart(page.blocks)].flatMap((block) => ofBlock(block.id, block));
  return Object.fromEntries([...ofPage(page), ...blocks]);
}

/** Returns one of the undo fields, without making all the others. */
export const pageField =
  (page: Page) =>
  (name: string): Json | undefined => {
    const [subject, id = ''] = name.split(':');
    const block = subject === 'page' ? undefined : partOf(page.blocks, id);
    const own = subject === 'page' ? ofPage(page) : block ? ofBlock(id, block) : [];
    return own.find(([each]) => each === name)?.[1];
  };

/** Yields the changes that lead from `after` back to `before`, only for fields that differ. */
export function* pageDifferences(before: Page, after: Page): Generator<readonly [string, FieldChange]> {
  yield* differingFields(ofPage(before), ofPage(after));
  for (const [old, now] of differingParts(before.blocks, after.blocks)) {
    const id = (now ?? old)?.id ?? '';
    yield* differingFields(ofBlock(id, old), ofBlock(id, now));
  }
}

/** With nothing on it, and out of every list. */
export const clearedPage = (page: Page): Page => ({
  ...page,
  removed: true,
  blocks: withParts(
    page.blocks,
    [...eachPart(page.blocks)].map((block) => ({ ...block, removed: true })),
  ),
  blockCount: 0,
});
