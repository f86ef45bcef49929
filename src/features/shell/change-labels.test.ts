import { expect, test } from 'vitest';
import { changeLabel } from './change-labels.ts';

const wish = (type: string, stream: string, data = {}) => ({ type, stream, data });

test.each([
  [[wish('ArchiveIdea', 'a')], 'Archive “Bees”'],
  [[wish('RateIdea', 'a'), wish('RateIdea', 'a')], 'Rate “Bees”'],
  [[wish('RenameIdea', 'a', { title: 'Bees' }), wish('TagIdea', 'a')], 'Edit “Bees”'],
  [[wish('CaptureIdea', 'a', { title: 'Be' }), wish('TagIdea', 'a')], 'Capture “Bees”'],
  [[wish('ArchiveIdea', 'a'), wish('ArchiveIdea', 'b')], 'Archive 2 ideas'],
  [Array.from({ length: 5000 }, (_, n) => wish('ImportIdea', String(n))), 'Import 5,000 ideas'],
  [[wish('ArchiveIdea', 'a'), wish('TagIdea', 'b')], '2 changes'],
  [[wish('SaveFilter', 'vault', { name: 'Old' }), wish('RemoveFilter', 'vault')], '2 changes'],
  [[wish('MoveNodes', 'canvas-a', { nodes: [{ id: 'n' }, { id: 'm' }] })], 'Move 2 items'],
  [[wish('MoveNodes', 'canvas-a'), wish('RemoveNodes', 'canvas-a')], '2 changes'],
  [[wish('StartProject', 'project-a'), wish('PlaceNodes', 'canvas-a')], '2 changes'],
])('%j', (wishes, words) => {
  expect(changeLabel(wishes, (stream) => (/^(a|b|\d+)$/.test(stream) ? 'Bees' : undefined))).toBe(words);
});
