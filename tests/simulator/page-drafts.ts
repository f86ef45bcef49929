import type { JsonObject } from '#domain/log/json.ts';
import { partOf } from '#domain/log/parts.ts';
import type { Page } from '#domain/page/page.ts';
import { type CommandKind, simply, uuid, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few of each, so that commands meet. */
const pages = 2;
const blockIds = ['hero', 'list', 'one', 'two', 'form'] as const;
const kindOf = { hero: 'hero', list: 'features', one: 'feature', two: 'feature', form: 'form' } as const;
export const pageOf = (n: number): string => `page-${uuid(n, 7)}`;
const texts = ['', 'one\ntwo\nthree', 'one\n2\nthree', 'ONE\ntwo\nthree', 'quite other'];
const titles = ['Crumb', 'Loaf', '', 'x'.repeat(141)];

/** One that sends what was rolled as it is. */
const pageKind = (weight: number, type: string, data: (dice: Dice) => JsonObject = () => ({})): CommandKind => ({
  weight,
  roll: (dice) => ({ page: dice.below(pages), data: data(dice) }),
  draft: ({ page, data: rolled }: { page: number; data: JsonObject }) => simply(type, pageOf(page), rolled),
});

const block = (id: (typeof blockIds)[number]) => ({
  id,
  kind: kindOf[id],
  parent: kindOf[id] === 'feature' ? 'list' : null,
  fields: kindOf[id] === 'form' ? { consent: 'I agree.' } : {},
});
const some = (dice: Dice): string[] => [...new Set([dice.pick(blockIds), dice.pick(blockIds)])];
const versions = ['both', 'a', 'b'] as const;

/** Every kind of command that a founder sends to pages, valid and not. */
export const pageCommandKinds = {
  page: pageKind(4, 'CreatePage', (dice) => ({
    ...{ projectId: uuid(0, 1), title: dice.pick(titles) },
    ...(dice.chance(0.5) ? { template: { blocks: [block('hero'), block('list'), block('one')] } } : {}),
  })),
  blocks: pageKind(4, 'PlaceBlocks', (dice) => ({ blocks: some(dice).map((id) => block(id as 'hero')) })),
  moveBlocks: pageKind(3, 'MoveBlocks', (dice) => ({
    ...{ blocks: some(dice), parent: dice.pick([null, 'list', 'one']) },
    ...(dice.chance(0.5) ? { after: dice.pick([null, ...blockIds]) } : {}),
  })),
  setBlock: pageKind(2, 'SetBlock', (dice) => ({
    ...{ block: dice.pick(blockIds), field: 'look', value: dice.pick(['split', 'rows', 'plain']) },
  })),
  blockText: {
    weight: 5,
    roll: (dice) => ({
      ...{ page: dice.below(pages), block: dice.pick(blockIds), text: dice.pick(texts) },
      base: dice.pick(['seen', 'stale', 'none']),
    }),
    draft({ page, block: id, text, base }: { page: number; block: string; text: string; base: string }, view: View) {
      const seen = partOf((view.shown(pageOf(page)) as Page | undefined)?.blocks ?? {}, id)?.fields['body'];
      const from = {
        seen: { base: typeof seen === 'string' ? seen : '' },
        stale: { base: 'one\ntwo\nthree' },
        none: {},
      };
      return simply('EditBlockText', pageOf(page), { block: id, field: 'body', text, ...from[base as 'seen'] });
    },
  },
  removeBlocks: pageKind(2, 'RemoveBlocks', (dice) => ({ blocks: some(dice) })),
  restoreBlocks: pageKind(2, 'RestoreBlocks', (dice) => ({ blocks: some(dice) })),
  assignBlocks: pageKind(2, 'AssignBlocks', (dice) => ({ blocks: some(dice), in: dice.pick(versions) })),
  setPage: pageKind(3, 'SetPage', (dice) =>
    dice.pick([
      { slug: 'crumb' },
      { slug: 'No' },
      { title: dice.pick(titles) },
      { goal: 'fake-door' },
      { theme: 'essay' },
    ]),
  ),
  versionB: pageKind(2, 'AddVersionB'),
  noVersionB: pageKind(1, 'RemoveVersionB'),
  publish: pageKind(3, 'PublishPage'),
  unpublish: pageKind(1, 'UnpublishPage'),
  rollBack: pageKind(2, 'RollBackPage', (dice) => ({ version: 1 + dice.below(3) })),
  setPageRemoved: {
    weight: 2,
    roll: (dice) => ({ page: dice.below(pages), type: dice.pick(['RemovePage', 'RestorePage']) }),
    draft: ({ page, type }: { page: number; type: string }) => simply(type, pageOf(page)),
  },
} satisfies Record<string, CommandKind>;
