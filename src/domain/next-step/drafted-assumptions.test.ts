import { expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import type { Project } from '../project/project.ts';
import { blankSentences, draftAssumptions, ideaToDraftFor } from './drafted-assumptions.ts';
import type { Loop } from './loop-step.ts';

const textsOf = (audience: string) => draftAssumptions({ title: 'Bread by post', audience }).map(({ text }) => text);

test('three assumptions, one of each lens, name the idea and who it is for', () => {
  expect(draftAssumptions({ title: 'Bread by post', audience: 'small bakeries' })).toEqual([
    { lens: 'desirability', text: 'Small bakeries want “Bread by post” badly enough to change what they do today.' },
    { lens: 'viability', text: 'Small bakeries will pay more for “Bread by post” than it costs to provide.' },
    { lens: 'feasibility', text: 'We can build “Bread by post” with the time and money we have.' },
  ]);
  expect(textsOf('').slice(0, 2)).toEqual([
    'People want “Bread by post” badly enough to change what they do today.',
    'Customers will pay more for “Bread by post” than it costs to provide.',
  ]);
  expect(textsOf('Small bakeries. Two of three are one person.')).toEqual(textsOf('small bakeries'));
});

test('an idea whose title says more is called by its name', () => {
  const named = draftAssumptions({ title: 'Crumb: what each bake really costs', audience: '' });
  expect(named.map(({ text }) => text)).toEqual([
    'People want Crumb badly enough to change what they do today.',
    'Customers will pay more for Crumb than it costs to provide.',
    'We can build Crumb with the time and money we have.',
  ]);
  expect(draftAssumptions({ title: 'Open 9:30 to 17:00', audience: '' })[2]?.text).toBe(
    'We can build “Open 9:30 to 17:00” with the time and money we have.',
  );
});

test('sentences to be completed say what the idea says already', () => {
  const said = { title: 'Crumb: costs', audience: 'owners of 1–3 bakeries', problem: 'Bakes are sold at a loss.' };
  expect(blankSentences(said)).toEqual([
    {
      ...{ lens: 'desirability', start: '', words: 'Owners of 1–3 bakeries' },
      end: 'have this problem: “Bakes are sold at a loss”',
    },
    { lens: 'viability', start: '', words: 'Owners of 1–3 bakeries', end: 'will pay for Crumb' },
    { lens: 'feasibility', start: 'We can build', words: '', end: '' },
  ]);
  const untold = { title: 'A price list that updates itself by each invoice', audience: '', problem: '' };
  expect(blankSentences(untold).map(({ words, end }) => [words, end])).toEqual([
    ['', 'have this problem'],
    ['', 'will pay for it'],
    ['', ''],
  ]);
});

const project = (id: string, ideaId: string, isSample = false) => ({ id, ideaId, isSample }) as Project;
const loop = (projectId: string, assumptionCount: number) => ({ projectId, ledger: { assumptionCount } }) as Loop;
const old = anIdea({ id: 'old', capturedAt: '2026-11-20T10:00:00Z' });
const young = anIdea({ id: 'young', capturedAt: '2026-11-21T10:00:00Z' });
const sample = anIdea({ id: 'sample', capturedAt: '2026-11-22T10:00:00Z' });
const sampleProject = project('p-s', 'sample', true);

test.each<[string, Parameters<typeof ideaToDraftFor>, string | undefined]>([
  ['no ideas', [[], [], []], undefined],
  ['the newest of two', [[young, old], [], []], 'young'],
  ['archived ones are out', [[{ ...young, archived: true }, old], [], []], 'old'],
  ['killed ones are out', [[{ ...young, status: 'killed' }, old], [], []], 'old'],
  ['the sample’s idea is out', [[sample, old], [sampleProject], []], 'old'],
  ['the sample’s assumptions do not count', [[sample, old], [sampleProject], [loop('p-s', 6)]], 'old'],
  ['explored without an assumption', [[old], [project('p-o', 'old')], [loop('p-o', 0)]], 'old'],
  ['another idea has one', [[young, old], [project('p-o', 'old')], [loop('p-o', 1)]], undefined],
])('%s', (_, input, expected) => {
  expect(ideaToDraftFor(...input)?.id).toBe(expected);
});
