import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { countResponsesMachine, type FoundResponses, type ResponseReading } from './count-responses.machine.ts';

const found: FoundResponses = {
  encoding: 'windows-1252',
  separator: ';',
  tool: 'typeform',
  questions: ['Would you pay?', 'Email'],
  responses: 40,
  leftOut: 3,
  isByTime: true,
};
const events = [
  { type: 'source.given', source: { name: 'responses.csv', bytes: 100 } },
  { type: 'source.given', source: { name: 'all.csv', bytes: 100_000_000 } },
  { type: 'source.dropped' },
  { type: 'reading.chosen', reading: { encoding: 'windows-1251' } },
  { type: 'question.chosen', question: 1 },
  { type: 'question.chosen', question: 2 },
  { type: 'counting.chosen', counting: { kind: 'any' } },
  { type: 'counting.chosen', counting: { kind: 'these', answers: ['Yes'] } },
  { type: 'counting.chosen', counting: { kind: 'these', answers: [] } },
  { type: 'count.confirmed' },
  { type: 'count.left' },
  done('read', found),
  done('read', { ...found, questions: ['Would you pay?'] }),
  failed('read', { kind: 'undecodable', line: 3, encoding: 'utf-8' }),
  failed('read', { kind: 'empty' }),
];
const paths = pathsOf(countResponsesMachine, { events, key: ({ context }) => context });

describe(`counting the responses of a file, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(countResponsesMachine);

  testPaths(paths, async (path) => {
    let used = 0;
    const use = () => {
      used += 1;
    };
    await drivePath(countResponsesMachine, path, {
      coverage,
      actions: { use },
      invariants: {
        '*': ({ context: { question, found: table, counting } }, run) => {
          expect(run.running('read')).toBeLessThanOrEqual(1);
          // No question is chosen that the table does not have, and nothing counts before one is.
          expect(question === null || table?.questions[question] !== undefined).toBe(true);
          expect(table !== null || (counting.kind === 'these' && counting.answers.length === 0)).toBe(true);
        },
        choosing: ({ context }) => expect([context.found, used]).toEqual([null, 0]),
        reading: ({ context }) =>
          expect([context.source, context.failure, context.found, context.question]).toEqual([
            { name: 'responses.csv', bytes: 100 },
            null,
            null,
            null,
          ]),
        counting: ({ context }) => expect([context.failure, used]).toEqual([null, 0]),
        counted: ({ context: { question, counting } }) => {
          expect(used).toBe(1);
          expect(question).not.toBe(null);
          expect(counting.kind === 'any' || counting.answers.length > 0).toBe(true);
        },
        left: () => expect(used).toBe(0),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('the choice is used with the name of the file', async () => {
  const used: unknown[] = [];
  const machine = countResponsesMachine.provide({
    actors: { read: fromPromise(async () => found) },
    actions: { use: (_, params) => used.push(params) },
  });
  const flow = createActor(machine).start();
  flow.send({ type: 'source.given', source: { name: 'may.csv', bytes: 9 } });
  await waitFor(flow, (snapshot) => snapshot.matches('counting'));
  flow.send({ type: 'question.chosen', question: 0 });
  flow.send({ type: 'counting.chosen', counting: { kind: 'any' } });
  // Another question begins anew.
  flow.send({ type: 'question.chosen', question: 1 });
  flow.send({ type: 'count.confirmed' });
  flow.send({ type: 'counting.chosen', counting: { kind: 'these', answers: ['Yes'] } });
  flow.send({ type: 'count.confirmed' });
  expect(used).toEqual([{ choice: { question: 1, counting: { kind: 'these', answers: ['Yes'] } }, file: 'may.csv' }]);
});

test('each choice of how a file is read stands beside those before it, and another file begins anew', async () => {
  const readings: ResponseReading[] = [];
  const read = fromPromise<FoundResponses, ResponseReading>(async ({ input }) => {
    readings.push(input);
    return found;
  });
  const flow = createActor(countResponsesMachine.provide({ actors: { read } })).start();
  const given = { type: 'source.given', source: { name: 'may.csv', bytes: 9 } } as const;
  const choices = [{ encoding: 'windows-1251' }, { separator: ',' }] as const;
  const steps = [given, ...choices.map((reading) => ({ type: 'reading.chosen', reading }) as const)];
  for (const step of [...steps, { type: 'source.dropped' } as const, given]) {
    flow.send(step);
    if (step.type !== 'source.dropped') await waitFor(flow, (snapshot) => snapshot.matches('counting'));
  }
  expect(readings).toEqual([
    { encoding: null, separator: null },
    { encoding: 'windows-1251', separator: null },
    { encoding: 'windows-1251', separator: ',' },
    { encoding: null, separator: null },
  ]);
});
