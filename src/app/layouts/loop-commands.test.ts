import { expect, test } from 'vitest';
import type { Loop } from '#domain/next-step/loop-step.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { loopCommands } from './loop-commands.ts';

const loop = (projectId: string, ...texts: readonly string[]) =>
  ({
    projectId,
    scores: texts.map((text) => ({ assumption: { id: text.split(' ')[0], text, retired: text.endsWith('gone') } })),
  }) as unknown as Loop;
const loops = new Map([
  ['p', loop('p', 'Bakers pay', 'Bakers gone')],
  ['q', loop('q', 'Photos show bakers')],
]);

function offered(change: Partial<Parameters<typeof loopCommands>[0]>) {
  const went: string[] = [];
  const navigate = (to: To) => void went.push(buildPath(to));
  const views = [{ name: 'evidence', label: 'Evidence' }];
  const commands = loopCommands({ loops, current: 'p', query: '', views, navigate, ...change });
  for (const { run } of commands) run();
  return commands.map(({ group, label }, n) => `${group}: ${label} ${went[n]}`);
}

const own = [
  'Do: State an assumption /validate?projectId=p&view=assumptions',
  'Do: New experiment /validate?projectId=p&view=experiments&id=new',
  'Do: Log an interview /validate?projectId=p&view=interviews',
  'Do: Decide /validate?projectId=p&view=decide',
  'Go to: Validate: Evidence /validate?projectId=p&view=evidence',
  'Go to: Validate: Surveys /validate?projectId=p&view=experiments',
  'Go to: Validate: People /validate?projectId=p&view=people',
  'Go to: Your predictions /profile',
];

test('all of Validate is reached by name, for the current idea if there is one', () => {
  expect(offered({})).toEqual(own);
  expect(offered({ current: null, loops: new Map() })).toEqual(own.map((line) => line.replace(/\?.*/u, '')));
});

test('assumptions are found by their words, in whichever idea they are, unless they were retired', () => {
  expect(offered({ query: 'baker' }).slice(own.length)).toEqual([
    'Assumptions: Bakers pay /validate?projectId=p&view=assumptions&id=Bakers',
    'Assumptions: Photos show bakers /validate?projectId=q&view=assumptions&id=Photos',
  ]);
});
