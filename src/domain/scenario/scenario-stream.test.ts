import { describe, expect, test } from 'vitest';
import { idOf, LoopLog, noon } from '../../../tests/fixtures/loop-log.ts';
import { calculators } from '../toolkit/calculators.ts';
import { longestRows } from '../toolkit/read-inputs.ts';
import { type Scenario, scenarioLimits } from './scenario.ts';
import { scenarioStreamOf } from './scenario-kind.ts';

const stream = scenarioStreamOf(idOf(50));
const lean = { calculator: 'runway', title: 'Lean year', inputs: { cash: '300000', spend: '20000' } };
const inputs = (changed: object) => ({ inputs: { ...lean.inputs, ...changed } });

function saved(): LoopLog {
  const log = new LoopLog();
  expect(log.send(stream, 'SaveScenario', lean)).toEqual(['ScenarioSaved']);
  return log;
}
const scenario = (log: LoopLog): Scenario => log.state(stream);

describe('SaveScenario', () => {
  test('keeps the calculator, the name and what was typed', () => {
    const log = new LoopLog();
    log.send(stream, 'SaveScenario', { ...lean, title: ' Lean \n year ' });
    expect(scenario(log)).toEqual({ ...lean, id: idOf(50), removed: false, savedAt: noon, changedAt: noon });
  });

  test.each([
    [{ title: '  ' }, 'name-empty'],
    [{ title: 'x'.repeat(141) }, 'title-too-long'],
    [{ calculator: 'No such' }, 'invalid-data'],
    [{ inputs: { 'a b': '1' } }, 'invalid-data'],
    [{ inputs: { cash: 1 } }, 'invalid-data'],
    [{ inputs: { cash: 'x'.repeat(scenarioLimits.inputs), spend: 'x' } }, 'invalid-data'],
    [{ inputs: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`field${n}`, ''])) }, 'invalid-data'],
    [{ inputs: { cash: '\u0000' } }, 'invalid-data'],
    [{ projectId: idOf(1) }, 'invalid-data'],
  ])('%j is rejected: %s', (wrong, reason) => {
    expect(new LoopLog().send(stream, 'SaveScenario', { ...lean, ...wrong })).toBe(reason);
  });

  test.each([
    { cash: 'x'.repeat(scenarioLimits.inputs - 1), spend: 'x' },
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`field${n}`, ''])),
  ])('keeps as much as it may hold: %#', (most) => {
    const log = new LoopLog();
    expect(log.send(stream, 'SaveScenario', { ...lean, inputs: most })).toEqual(['ScenarioSaved']);
    expect(scenario(log).inputs).toEqual(most);
  });

  test('keeps no name that every object has', () => {
    const log = new LoopLog();
    log.send(stream, 'SaveScenario', { ...lean, inputs: JSON.parse('{"__proto__": "1", "cash": "2"}') });
    expect(log.facts[0]?.data).toEqual({ ...lean, inputs: { cash: '2' } });
    expect(log.send(stream, 'ChangeScenario', inputs({ Constructor: '1' }))).toBe('invalid-data');
  });

  test('has a name of at most 140 characters', () => {
    const log = new LoopLog();
    expect(log.send(stream, 'SaveScenario', { ...lean, title: 'x'.repeat(140) })).toEqual(['ScenarioSaved']);
  });

  test('is rejected a second time', () => {
    expect(saved().send(stream, 'SaveScenario', lean)).toBe('id-taken');
  });

  test('has room for what any calculator reads', () => {
    for (const { id, fields, example } of calculators) {
      const typed = Object.fromEntries(
        Object.entries(fields).map(([name, { kind }]) => [name, '9'.repeat(kind === 'rows' ? longestRows : 60)]),
      );
      for (const each of [example.inputs, typed]) {
        const log = new LoopLog();
        expect(log.send(stream, 'SaveScenario', { calculator: id, title: 'All', inputs: each })).toEqual([
          'ScenarioSaved',
        ]);
      }
    }
  });
});

describe('ChangeScenario', () => {
  test('changes the name or the inputs, and says only what changed', () => {
    const log = saved();
    log.now = '2026-03-02T00:00:00.000Z';
    expect(log.send(stream, 'ChangeScenario', { title: 'Bold year', inputs: lean.inputs })).toEqual([
      'ScenarioChanged',
    ]);
    expect(log.facts.at(-1)?.data).toEqual({ title: 'Bold year' });
    expect(log.send(stream, 'ChangeScenario', inputs({ spend: '45000' }))).toEqual(['ScenarioChanged']);
    expect(log.facts.at(-1)?.data).toEqual(inputs({ spend: '45000' }));
    expect(scenario(log)).toMatchObject({ title: 'Bold year', ...inputs({ spend: '45000' }), changedAt: log.now });
    expect(scenario(log).savedAt).toBe(noon);
  });

  test('what is as it was is no fact, and a name that is none is rejected', () => {
    const log = saved();
    const answers = [{}, inputs({}), { title: ' Lean  year ' }, { title: '' }].map((data) =>
      log.send(stream, 'ChangeScenario', data),
    );
    expect(answers).toEqual([[], [], [], 'name-empty']);
    expect(log.send(stream, 'ChangeScenario', { calculator: 'wilson' })).toBe('invalid-data');
  });
});

test('A removed scenario comes back as it was, and each is done once', () => {
  const log = saved();
  const [removedAt, restoredAt] = ['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'];
  log.now = removedAt;
  expect([1, 2].map(() => log.send(stream, 'RemoveScenario', {}))).toEqual([['ScenarioRemoved'], []]);
  expect(scenario(log)).toEqual({ ...lean, id: idOf(50), removed: true, savedAt: noon, changedAt: removedAt });
  log.now = restoredAt;
  expect([1, 2].map(() => log.send(stream, 'RestoreScenario', {}))).toEqual([['ScenarioRestored'], []]);
  expect(scenario(log)).toEqual({ ...lean, id: idOf(50), removed: false, savedAt: noon, changedAt: restoredAt });
});

test('Nothing can be done with one that is not there', () => {
  const log = new LoopLog();
  expect(['ChangeScenario', 'RemoveScenario', 'RestoreScenario'].map((type) => log.send(stream, type, {}))).toEqual([
    'not-found',
    'not-found',
    'not-found',
  ]);
});

test('An undo restores a name and inputs by the rules for them, or nothing', () => {
  const log = saved();
  log.send(stream, 'ChangeScenario', { title: 'Bold year', ...inputs({ spend: '45000' }) });
  const back = (title: unknown) => ({
    undoes: 'c1',
    fields: {
      title: { from: 'Bold year', to: title },
      inputs: { from: inputs({ spend: '45000' }).inputs, to: lean.inputs },
    },
  });
  expect([log.send(stream, 'UndoChange', back('')), log.send(stream, 'UndoChange', back(7))]).toEqual([
    'name-empty',
    'invalid-data',
  ]);
  expect(scenario(log).title).toBe('Bold year');
  expect(log.send(stream, 'UndoChange', back('Lean year'))).toEqual(['ScenarioChanged']);
  expect(scenario(log)).toMatchObject(lean);
});

test('An undo leads back all that it names, or nothing', () => {
  const log = saved();
  const undo = (fields: object) => log.send(stream, 'UndoChange', { undoes: 'c9', fields });
  const removed = { from: false, to: true };
  expect([
    undo({ removed, title: { from: 'Lean year', to: ' ' } }),
    undo({ removed, title: { from: 'Lean year', to: 'x'.repeat(141) } }),
    undo({ removed, title: { from: 'Lean year', to: 5 } }),
    undo({ removed: { from: false, to: 'yes' }, title: { from: 'Lean year', to: 'Fat year' } }),
    undo({ removed, title: { from: 'Lean year', to: 'Fat year' } }),
  ]).toEqual(['name-empty', 'title-too-long', 'invalid-data', 'invalid-data', ['ScenarioChanged', 'ScenarioRemoved']]);
  expect(scenario(log)).toMatchObject({ title: 'Fat year', removed: true });
});
