import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import type { IdeaEvidence } from '#domain/ledger/idea-evidence.ts';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import { comparedEvidence, comparedRatings, comparedScores, comparedTexts } from './compared-facts.ts';

const idea = (part: Partial<Idea>): Idea =>
  anIdea({
    ...part,
  });
const criteria = [
  { id: 'reach', name: 'Reach', weight: 7500 },
  { id: 'ease', name: 'Ease', weight: 2500 },
];
const one = idea({ problem: 'Dull', tags: ['b', 'a'], ratings: { reach: 4, ease: 2 } });
const other = idea({ id: 'b', problem: 'Sharp', tags: ['a', 'b'], ratings: { reach: 2 } });
const open = idea({ id: 'c', problem: 'Dull', tags: ['a', 'b'] });

test('what differs is marked, the order of tags is not', () => {
  expect(comparedTexts([one, other], ({ status }) => status).map(({ name, differs }) => [name, differs])).toEqual([
    ['problem', true],
    ['audience', false],
    ['pitch', false],
    ['tags', false],
    ['status', false],
  ]);
});

test('the highest of those that are rated stand out', () => {
  expect(comparedRatings([one, other, open], criteria)).toEqual([
    { criterion: criteria[0], values: [4, 2, null], differs: true, highest: [true, false, false] },
    { criterion: criteria[1], values: [2, null, null], differs: true, highest: [false, false, false] },
  ]);
  expect(comparedScores([one, other, open], criteria)).toEqual({
    values: [3.5, 2, null],
    differs: true,
    highest: [true, false, false],
  });
});

test('evidence is compared as it is shown; an idea without it stands nowhere', () => {
  const assumption = {} as IdeaEvidence['assumption'];
  const evidence = new Map([
    ['a', { score: 35.48, assumption }],
    ['b', { score: 66.67, assumption }],
  ]);
  expect(comparedEvidence([one, other, open], evidence)).toEqual({
    values: [35, 67, null],
    differs: true,
    highest: [false, true, false],
  });
});
