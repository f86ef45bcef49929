import { expect, test } from 'vitest';
import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import { checklistOf } from './checklist.ts';
import type { Loop } from './loop-step.ts';

const idea = (id: string, problem = '', audience = '') => ({ id, problem, audience }) as Idea;
const project = (ideaId: string, isSample = false) => ({ id: `p-${ideaId}`, ideaId, isSample }) as Project;
const nothing = { capture: false, describe: false, explore: false, assume: false, test: false, verify: false };

test.each<[string, Idea[], Project[], boolean, object]>([
  ['nothing', [], [], false, nothing],
  ['the sample counts as nothing', [idea('s', 'Losses', 'Bakers')], [project('s', true)], false, nothing],
  ['a captured idea', [idea('a')], [], false, { ...nothing, capture: true }],
  ['a text is no description yet', [idea('a', 'Losses')], [], false, { ...nothing, capture: true }],
  ['a described one', [idea('a', 'Losses', 'Bakers')], [], false, { ...nothing, capture: true, describe: true }],
  ['an explored one', [idea('a')], [project('a')], false, { ...nothing, capture: true, explore: true }],
  ['a verified address', [], [], true, { ...nothing, verify: true }],
])('%s', (_, ideas, projects, isVerified, expected) => {
  expect(checklistOf(ideas, projects, [], isVerified)).toEqual(expected);
});

const loop = (projectId: string, assumptionCount: number, locks: readonly (object | null)[]) =>
  ({
    projectId,
    ledger: { assumptionCount },
    experiments: locks.map((lock) => ({ experiment: { lock }, entries: [] })),
  }) as unknown as Loop;

test.each<[string, Loop, boolean, boolean]>([
  ['nothing is assumed yet', loop('p-a', 0, []), false, false],
  ['an assumption is stated', loop('p-a', 1, []), true, false],
  ['a test is only designed', loop('p-a', 1, [null]), true, false],
  ['a test is locked', loop('p-a', 2, [null, { n: 12 }]), true, true],
  ['the sample has all of it', loop('p-s', 6, [{ n: 12 }]), false, false],
])('of the loop: %s', (_, only, assume, tested) => {
  const done = checklistOf([idea('a')], [project('a'), project('s', true)], [only], false);
  expect([done.assume, done.test]).toEqual([assume, tested]);
});
