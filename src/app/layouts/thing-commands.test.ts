import { expect, test } from 'vitest';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Thing } from '#machines/shell/select-things.ts';
import { thingCommands } from './thing-commands.ts';

const thing = (kind: Thing['kind'], title: string, id = title): Thing => ({
  ...{ id, kind, title },
  to: { name: 'validate', params: { projectId: 'p', view: kind, id } },
});
const things = [
  thing('test', 'Do bakers pay?'),
  thing('page', 'Crumb for bakers'),
  thing('survey', 'Sunday bread'),
  thing('report', 'Bakers, November'),
  thing('person', 'ada@bakers.example'),
];

const found = (query: string, of = things): readonly string[] => {
  const went: string[] = [];
  const commands = thingCommands(of, query, (to) => went.push(buildPath(to)));
  for (const { run } of commands) run();
  return commands.map(({ group, label }, n) => `${group}: ${label} ${went[n]}`);
};

test('each kind of thing is found by a word of its name, and led to', () => {
  expect(found('bakers')).toEqual([
    'Tests: Do bakers pay? /validate?projectId=p&view=test&id=Do+bakers+pay%3F',
    'Pages: Crumb for bakers /validate?projectId=p&view=page&id=Crumb+for+bakers',
    'Reports: Bakers, November /validate?projectId=p&view=report&id=Bakers%2C+November',
    'People: ada@bakers.example /validate?projectId=p&view=person&id=ada%40bakers.example',
  ]);
  expect(found('sunday')).toEqual(['Surveys: Sunday bread /validate?projectId=p&view=survey&id=Sunday+bread']);
});

test('nothing is found without a word, and five of a kind at most', () => {
  expect(found('')).toEqual([]);
  const many = Array.from({ length: 9 }, (_, n) => thing('person', `ada${n}@a.example`));
  expect(found('ada', many).length).toBe(5);
});
