import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type PageEditorEvent, pageEditorMachine } from './page-editor.machine.ts';

const pageId = '0198f0a0-0000-4000-8000-000000000001';
const input = { pageId };
const blocks = [
  { id: 'list', kind: 'features', parent: null, fields: {} },
  { id: 'one', kind: 'feature', parent: 'list', fields: {} },
];
const events: readonly PageEditorEvent[] = [
  { type: 'block.selected', id: 'hero' },
  { type: 'block.selected', id: null },
  { type: 'blocks.placed', blocks },
  { type: 'block.moved', id: 'one', parent: 'list', after: null },
  { type: 'block.removed', id: 'one', next: 'list' },
  { type: 'block.set', id: 'hero', field: 'look', value: 'split' },
  { type: 'block.assigned', id: 'hero', in: 'b' },
  { type: 'block.split', id: 'hero', copies: blocks },
  { type: 'page.set', change: { title: 'Crumb' } },
  { type: 'version.added' },
  { type: 'version.removed' },
  { type: 'version.shown', version: 'b' },
  { type: 'width.chosen', width: 'phone' },
  { type: 'tone.chosen', tone: 'dark' },
  { type: 'settings.opened' },
  { type: 'publishing.opened' },
  { type: 'history.opened' },
  { type: 'changes.opened' },
  { type: 'adding.asked' },
  { type: 'move.asked' },
  { type: 'overlay.closed' },
];

describe('editing a page', () => {
  const coverage = new Coverage(pageEditorMachine);
  const paths = pathsOf(pageEditorMachine, {
    input,
    events,
    key: ({ context: { selected, width, tone, version } }) => [selected, width, tone, version],
    // A width and a tone do not meet in one path: each pair of them would double the paths.
    when: ({ context: { width, tone } }, { type }) =>
      type === 'tone.chosen' ? width === 'desktop' : type !== 'width.chosen' || tone === 'system',
  });

  testPaths(paths, async (path) => {
    await drivePath(pageEditorMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context }) => expect(['hero', 'list', null]).toContain(context.selected),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...sent: readonly PageEditorEvent[]) {
  const issued: CommandDraft[] = [];
  const machine = pageEditorMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input }).start();
  for (const event of sent) actor.send(event);
  expect(issued.every(({ stream }) => stream === `page-${pageId}`)).toBe(true);
  return { issued: issued.map(({ type, data }) => [type, data]), ...actor.getSnapshot() };
}

describe('what the editor issues', () => {
  test.each<[PageEditorEvent, readonly [string, unknown]]>([
    [{ type: 'blocks.placed', blocks }, ['PlaceBlocks', { blocks }]],
    [
      { type: 'block.moved', id: 'one', parent: 'list', after: null },
      ['MoveBlocks', { blocks: ['one'], parent: 'list', after: null }],
    ],
    [{ type: 'block.removed', id: 'one', next: 'list' }, ['RemoveBlocks', { blocks: ['one'] }]],
    [
      { type: 'block.set', id: 'hero', field: 'look', value: 'split' },
      ['SetBlock', { block: 'hero', field: 'look', value: 'split' }],
    ],
    [{ type: 'block.assigned', id: 'hero', in: 'b' }, ['AssignBlocks', { blocks: ['hero'], in: 'b' }]],
    [{ type: 'page.set', change: { slug: 'crumb' } }, ['SetPage', { slug: 'crumb' }]],
    [{ type: 'version.added' }, ['AddVersionB', {}]],
    [{ type: 'version.removed' }, ['RemoveVersionB', {}]],
  ])('%o', (event, command) => {
    expect(run(event).issued).toEqual([command]);
  });

  test('texts that change with a setting are in one change with it', () => {
    const text = { block: 'hero', field: 'button', base: 'Get early access', text: 'Early' };
    expect(run({ type: 'page.set', change: { language: 'de' }, texts: [text] }).issued).toEqual([
      ['SetPage', { language: 'de' }],
      ['EditBlockText', text],
    ]);
  });

  test('what is placed is selected, and its neighbor once it is removed', () => {
    expect(run({ type: 'blocks.placed', blocks }).context.selected).toBe('list');
    expect(run({ type: 'block.removed', id: 'list', next: 'hero' }).context.selected).toBe('hero');
  });

  test('a page is shown as its founder’s system is, until a tone is chosen, and keeps it beside its width and version', () => {
    const shown = ({ width, tone, version }: ReturnType<typeof run>['context']) => [width, tone, version];
    const sent = [
      { type: 'tone.chosen', tone: 'dark' },
      { type: 'width.chosen', width: 'phone' },
      { type: 'version.shown', version: 'b' },
    ] as const;
    expect([shown(run().context), shown(run(...sent).context)]).toEqual([
      ['desktop', 'system', 'a'],
      ['phone', 'dark', 'b'],
    ]);
  });

  test('without a version B, A is shown', () => {
    expect(run({ type: 'version.shown', version: 'b' }, { type: 'version.removed' }).context.version).toBe('a');
  });

  test('a block that is split stays in A, and its copy is in B, shown and selected', () => {
    const split = { type: 'block.split', id: 'old', copies: blocks } as const;
    const { issued, context } = run(split);
    expect(issued).toEqual([
      ['AssignBlocks', { blocks: ['old'], in: 'a' }],
      [
        'PlaceBlocks',
        {
          blocks: [
            { ...blocks[0], in: 'b' },
            { ...blocks[1], in: 'both' },
          ],
        },
      ],
    ]);
    expect([context.selected, context.version]).toEqual(['list', 'b']);
  });

  test('a place that was asked for is taken once', () => {
    const moved = { type: 'block.moved', id: 'one', parent: 'list', after: null } as const;
    const { issued, value } = run({ type: 'move.asked' }, moved);
    expect([issued, value]).toEqual([[['MoveBlocks', { blocks: ['one'], parent: 'list', after: null }]], 'editing']);
  });

  test('a block that was looked for is placed once', () => {
    const { issued, value } = run({ type: 'adding.asked' }, { type: 'blocks.placed', blocks });
    expect([issued, value]).toEqual([[['PlaceBlocks', { blocks }]], 'editing']);
  });

  test('the page is set while its settings are open, and blocks are not', () => {
    const title = { type: 'page.set', change: { title: 'Crumb' } } as const;
    const removed = { type: 'block.removed', id: 'one', next: null } as const;
    expect(run({ type: 'settings.opened' }, title, removed).issued).toEqual([['SetPage', { title: 'Crumb' }]]);
  });
});
