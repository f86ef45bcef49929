import { expect, test } from 'vitest';
import { changeLabel } from './change-labels.ts';

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
