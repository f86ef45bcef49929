import { expect, test } from 'vitest';
import type { Idea } from '../idea/idea.ts';
import type { Project } from '../project/project.ts';
import { checklistOf } from './checklist.ts';

const idea = (id: string, problem = '', audience = '') => ({ id, problem, audience }) as Idea;
const project = (ideaId: string, isSample = false) => ({ ideaId, isSample }) as Project;
const nothing = { capture: false, describe: false, explore: false, verify: false };

test.each<[string, Idea[], Project[], boolean, object]>([
  ['nothing', [], [], false, nothing],
  ['the sample counts as nothing', [idea('s', 'Losses', 'Bakers')], [project('s', true)], false, nothing],
  ['a captured idea', [idea('a')], [], false, { ...nothing, capture: true }],
  ['a text is no description yet', [idea('a', 'Losses')], [], false, { ...nothing, capture: true }],
  ['a described one', [idea('a', 'Losses', 'Bakers')], [], false, { ...nothing, capture: true, describe: true }],
  ['an explored one', [idea('a')], [project('a')], false, { ...nothing, capture: true, explore: true }],
  ['a verified address', [], [], true, { ...nothing, verify: true }],
])('%s', (_, ideas, projects, isVerified, expected) => {
  expect(checklistOf(ideas, projects, isVerified)).toEqual(expected);
});
