import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type NewPageEvent, newPageMachine } from './new-page.machine.ts';

const projectId = '0198f0a0-0000-4000-8000-000000000001';
const pageId = '0198f0a0-0000-4000-8000-000000000002';
const blocks = [{ id: 'hero', kind: 'hero', parent: null, fields: { heading: 'Crumb' } }];
const asked = { type: 'page.asked', projectId, title: 'Crumb' } as const;
const submitted = { type: 'page.submitted', pageId, blocks, language: 'en' } as const;
const events: readonly NewPageEvent[] = [
  asked,
  { type: 'project.chosen', projectId, title: 'Loaf' },
  { type: 'title.changed', title: '  ' },
  { type: 'title.changed', title: 'x'.repeat(141) },
  { type: 'template.chosen', template: 'fake-door' },
  { type: 'theme.chosen', theme: 'essay' },
  submitted,
  { type: 'dialog.closed' },
];

describe('beginning a page', () => {
  const coverage = new Coverage(newPageMachine);
  const paths = pathsOf(newPageMachine, {
    events,
    key: ({ context: { title, template, theme } }) => [title.length, template, theme],
  });

  testPaths(paths, async (path) => {
    await drivePath(newPageMachine, path, {
      coverage,
      invariants: {
        'asking.refused': ({ context }) => expect([0, 141]).toContain(context.title.trim().length),
        asking: ({ context }) => expect(context.projectId).toBe(projectId),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('a page is created with its blocks and its goal as one change, and opened', () => {
  const issued: (readonly CommandDraft[])[] = [];
  const opened: unknown[] = [];
  const machine = newPageMachine.provide({
    actions: { issue: (_, { drafts }) => issued.push(drafts), open: (_, where) => opened.push(where) },
  });
  const actor = createActor(machine).start();
  for (const event of [asked, { type: 'template.chosen', template: 'pre-order' }, submitted] as const)
    actor.send(event);
  const stream = `page-${pageId}`;
  expect([issued, opened]).toEqual([
    [
      [
        { type: 'CreatePage', stream, data: { projectId, title: 'Crumb', template: { blocks } } },
        { type: 'SetPage', stream, data: { goal: 'pre-order', theme: 'consumer' } },
      ],
    ],
    [{ projectId, pageId }],
  ]);
});

test('a page whose first words are in another language is in that language', () => {
  const issued: CommandDraft[] = [];
  const machine = newPageMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine).start();
  for (const event of [asked, { ...submitted, language: 'ja' }] as const) actor.send(event);
  expect(issued.at(-1)?.data).toEqual({ theme: 'software', language: 'ja' });
});

test.each([
  [[], 'software'],
  [[{ type: 'template.chosen', template: 'blank' }], 'essay'],
  [
    [
      { type: 'theme.chosen', theme: 'marketplace' },
      { type: 'template.chosen', template: 'blank' },
    ],
    'marketplace',
  ],
] as const)('after %j a page begins with the theme %s', (chosen, theme) => {
  const issued: CommandDraft[] = [];
  const machine = newPageMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine).start();
  for (const event of [asked, ...chosen, submitted] as const) actor.send(event);
  expect(issued.at(-1)?.data).toEqual({ theme });
});
