import { expect, test } from 'vitest';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import type { Project } from '../project/project.ts';
import { draftAssumptions, ideaToDraftFor, textOfDraft } from './drafted-assumptions.ts';
import type { Loop } from './loop-step.ts';

const textsOf = (idea: Parameters<typeof draftAssumptions>[0]) =>
  draftAssumptions(idea).map((draft) => textOfDraft(draft));
const untold = { title: 'Bread by post', audience: '', problem: '' };

test('three drafts, one of each lens, say what the idea says of its people, its problem and its name', () => {
  const told = { title: 'Crumb: costs', audience: 'owners of 1–3 bakeries', problem: 'Bakes are sold at a loss.' };
  expect(draftAssumptions(told)).toEqual([
    {
      ...{ lens: 'desirability', start: '', words: 'Owners of 1–3 bakeries', otherwise: 'People' },
      end: 'have this problem: “Bakes are sold at a loss”',
    },
    {
      ...{ lens: 'viability', start: '', words: 'Owners of 1–3 bakeries', otherwise: 'Customers' },
      end: 'will pay for Crumb',
    },
    {
      ...{ lens: 'feasibility', start: 'We can build', words: 'Crumb', otherwise: 'it' },
      end: 'with the time and money we have',
    },
  ]);
  expect(textsOf(told)).toEqual([
    'Owners of 1–3 bakeries have this problem: “Bakes are sold at a loss”',
    'Owners of 1–3 bakeries will pay for Crumb',
    'We can build Crumb with the time and money we have',
  ]);
});

test('a draft is a whole sentence where the idea has only a title, short or long', () => {
  expect(textsOf(untold)).toEqual([
    'People want “Bread by post” badly enough to change what they do today',
    'Customers will pay for “Bread by post”',
    'We can build “Bread by post” with the time and money we have',
  ]);
  expect(textsOf({ ...untold, title: 'A price list that updates itself by each invoice' })).toEqual([
    'People want it badly enough to change what they do today',
    'Customers will pay for it',
    'We can build it with the time and money we have',
  ]);
  expect(textsOf({ ...untold, audience: 'Small bakeries. Two of three are one person.' })).toEqual(
    textsOf({ ...untold, audience: 'small bakeries' }),
  );
});

test('what the idea does not say is empty where it is to be written, and no word that stands for it', () => {
  const wordsOf = (title: string) => draftAssumptions({ ...untold, title }).map(({ words }) => words);
  expect([wordsOf('Bread by post'), wordsOf('A price list that updates itself by each invoice')]).toEqual([
    ['', '', '“Bread by post”'],
    ['', '', ''],
  ]);
});

test('what is written stands in the place of what the idea says', () => {
  const [desirability, , feasibility] = draftAssumptions(untold);
  expect([
    desirability && textOfDraft(desirability, 'Bakers'),
    feasibility && textOfDraft(feasibility, 'a bread subscription'),
  ]).toEqual([
    'Bakers want “Bread by post” badly enough to change what they do today',
    'We can build a bread subscription with the time and money we have',
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
  ['the newest of two, whichever comes first', [[old, young], [], []], 'young'],
  ['archived ones are out', [[{ ...young, archived: true }, old], [], []], 'old'],
  ['killed ones are out', [[{ ...young, status: 'killed' }, old], [], []], 'old'],
  ['the sample’s idea is out', [[sample, old], [sampleProject], []], 'old'],
  ['the sample’s assumptions do not count', [[sample, old], [sampleProject], [loop('p-s', 6)]], 'old'],
  ['explored without an assumption', [[old], [project('p-o', 'old')], [loop('p-o', 0)]], 'old'],
  ['another idea has one', [[young, old], [project('p-o', 'old')], [loop('p-o', 1)]], undefined],
])('%s', (_, input, expected) => {
  expect(ideaToDraftFor(...input)?.id).toBe(expected);
});
