import { expect, test } from 'vitest';
import { aWorkspace } from '../../tests/fixtures/a-workspace.ts';
import { thingsOf } from './select-things.ts';

const explored = (idea: string) => ({
  [`idea-${idea}`]: { id: idea, title: idea },
  [`project-${idea}`]: { id: idea, ideaId: idea, title: '', removed: false, archived: false },
});
const person = (id: string, email: string) => ({ entries: { x: { [id]: { id, email, erased: false } } } });
const [turnup, rolls] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'] as const;
const id = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;
const interview = { projectId: turnup, removed: false, erased: false, quotes: {} };

test('People are looked for where a pivot took their page, survey or test, and where they were left otherwise', () => {
  const workspace = aWorkspace({
    ...explored(turnup),
    ...explored(rolls),
    [`page-${id(1)}`]: { id: id(1), projectId: rolls, title: '', removed: false },
    [`survey-${id(2)}`]: { id: id(2), projectId: rolls, title: '', removed: false },
    [`page-${id(3)}`]: { id: id(3), projectId: turnup, title: '', removed: false },
    [`intake-${id(1)}`]: { id: id(1), projectId: turnup, ...person('ada', 'ada@example.org') },
    [`intake-${id(2)}`]: { id: id(2), projectId: turnup, ...person('bea', 'bea@example.org') },
    [`intake-${id(3)}`]: { id: id(3), projectId: turnup, ...person('cleo', 'cleo@example.org') },
    [`experiment-${id(4)}`]: {
      ...{ id: id(4), projectId: rolls, assumptionId: 'b', question: '', method: 'interviews', lock: null },
      reassignedFrom: [{ projectId: turnup, assumptionId: 'a', decisionId: 'd' }],
    },
    [`interview-${id(5)}`]: { ...interview, id: id(5), experimentId: id(4), person: 'Dora' },
    [`interview-${id(6)}`]: { ...interview, id: id(6), experimentId: null, person: 'Eva' },
  });
  const people = thingsOf(workspace)
    .get()
    .map(({ title, to }) => [title, 'params' in to && to.params]);
  expect(people).toEqual([
    ['ada@example.org', { projectId: rolls, view: 'people', person: 'ada' }],
    ['bea@example.org', { projectId: rolls, view: 'people', person: 'bea' }],
    ['cleo@example.org', { projectId: turnup, view: 'people', person: 'cleo' }],
    ['Dora', { projectId: rolls, view: 'interviews', person: id(5) }],
    ['Eva', { projectId: turnup, view: 'interviews', person: id(6) }],
  ]);
});
