import { expect, test } from 'vitest';
import { changeLabel, commandChangeLabel } from './change-labels.ts';

const draft = (type: string, stream: string, data = {}) => ({ type, stream, data });

test.each([
  [[draft('ArchiveIdea', 'a')], 'Archive “Bees”'],
  [[draft('RateIdea', 'a'), draft('RateIdea', 'a')], 'Rate “Bees”'],
  [[draft('RenameIdea', 'a', { title: 'Bees' }), draft('TagIdea', 'a')], 'Edit “Bees”'],
  [[draft('CaptureIdea', 'a', { title: 'Be' }), draft('TagIdea', 'a')], 'Capture “Bees”'],
  [[draft('ArchiveIdea', 'a'), draft('ArchiveIdea', 'b')], 'Archive 2 ideas'],
  [Array.from({ length: 5000 }, (_, n) => draft('ImportIdea', String(n))), 'Import 5,000 ideas'],
  [[draft('ArchiveIdea', 'a'), draft('TagIdea', 'b')], '2 changes'],
  [[draft('SaveFilter', 'vault', { name: 'Old' }), draft('RemoveFilter', 'vault')], '2 changes'],
  [[draft('MoveNodes', 'canvas-a', { nodes: [{ id: 'n' }, { id: 'm' }] })], 'Move 2 items'],
  [[draft('MoveNodes', 'canvas-a'), draft('RemoveNodes', 'canvas-a')], '2 changes'],
  [[draft('StartProject', 'project-a'), draft('PlaceNodes', 'canvas-a')], '2 changes'],
])('%j', (drafts, words) => {
  const title = /^(a|b|\d+)$/.test(drafts[0]?.stream ?? '') ? 'Bees' : undefined;
  expect(changeLabel({ commands: drafts, title })).toBe(words);
});

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
