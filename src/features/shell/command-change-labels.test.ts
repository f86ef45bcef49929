import { expect, test } from 'vitest';
import { commandChangeLabel } from './command-change-labels.ts';

test.each([
  ['CaptureIdea', { title: ' Dog walking ' }, undefined, 'Capture “Dog walking”'],
  ['RenameIdea', { title: 'Dog sitting' }, 'Dog walking', 'Rename to “Dog sitting”'],
  ['DescribeIdea', { problem: 'No time.' }, 'Dog walking', 'Describe “Dog walking”'],
  ['TagIdea', { tags: ['dogs'] }, 'Dog walking', 'Tag “Dog walking”'],
  ['MoveIdea', { status: 'testing' }, 'Dog walking', 'Move “Dog walking” to testing'],
  ['ArchiveIdea', {}, undefined, 'Archive an idea'],
  ['RestoreIdea', {}, 'Dog walking', 'Restore “Dog walking”'],
  ['LaunchRocket', {}, 'Dog walking', 'Another change'],
  ['toString', {}, undefined, 'Another change'],
])('%s with %o of %s reads as its words', (type, data, title, words) => {
  expect(commandChangeLabel({ type, stream: 'idea-a', data }, title)).toBe(words);
});

test.each([
  ['MoveNodes', { nodes: [{ id: 'a', x: 0, y: 0 }] }, 'Move an item'],
  ['NameMoment', { name: 'Before the pivot' }, 'Name a version of a canvas'],
  ['UndoChange', { undoes: 'a', fields: {} }, 'Undo a change to a canvas'],
  ['LaunchRocket', {}, 'Another change'],
])('%s of a canvas reads as its words', (type, data, words) => {
  expect(commandChangeLabel({ type, stream: 'canvas-a', data }, undefined)).toBe(words);
});

test('a long title is cut between letters, not within one', () => {
  expect(
    commandChangeLabel({ type: 'CaptureIdea', stream: 'idea-a', data: { title: '🐝'.repeat(61) } }, undefined),
  ).toBe(`Capture “${'🐝'.repeat(59)}…”`);
  expect(
    commandChangeLabel({ type: 'CaptureIdea', stream: 'idea-a', data: { title: 'x'.repeat(60) } }, undefined),
  ).toBe(`Capture “${'x'.repeat(60)}”`);
});
