import { describe, expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { partOf } from '../log/parts.ts';
import { rolesIn } from './assignment.ts';
import { emptyTeam, type Team } from './team.ts';

const [mira, jonas, noor] = [idOf(1), idOf(2), idOf(3)];
const since = '2026-01-01T00:00:00.000Z';
const team: Team = {
  ...emptyTeam,
  members: { [mira]: { role: 'owner', since }, [jonas]: { role: 'member', since }, [noor]: { role: 'advisor', since } },
};
const ledger = `ledger-${projectId}`;
const experiment = `experiment-${idOf(30)}`;

function begun(): LoopLog {
  const log = new LoopLog();
  const stated = { assumptionId: idOf(9), text: 'They pay', lens: 'viability', importance: 5, critical: true };
  log.send(ledger, 'StateAssumption', stated);
  log.send(experiment, 'DesignExperiment', { projectId, assumptionId: idOf(9), method: 'interviews' });
  return log;
}

/** Carries out Mira’s command: the data of its fact, nothing, or the reason for which it is rejected. */
function answer(log: LoopLog, stream: string, data: object, of: Team | undefined = team) {
  const type = stream === ledger ? 'AssignAssumption' : 'AssignExperiment';
  const whole = (stream === ledger ? { assumptionId: idOf(9), ...data } : data) as JsonObject;
  const decision = decideCommand(log.state(stream), { id: 'a', type, stream, data: whole, at: log.now }, 'founder', {
    state: (name) => log.state(name),
    statesOf: (kind) => log.statesOf(kind),
    actor: { id: mira, role: 'owner', roleOf: rolesIn(of, mira) },
  });
  if (decision.kind === 'rejected') return decision.reason;
  for (const fact of decision.facts) log.record(stream, fact);
  return decision.facts.map(({ data: said }) => said);
}
const assigned = (log: LoopLog) => [
  partOf(log.state<Ledger>(ledger).assumptions, idOf(9))?.assigned,
  log.state<Experiment>(experiment).assigned,
];

describe('An assumption and an experiment', () => {
  test('are given to a member by a day, to another one without, and to no one', () => {
    const log = begun();
    expect(assigned(log)).toEqual([undefined, undefined]);
    const by = '2026-04-01';
    expect(answer(log, ledger, { accountId: jonas, by })).toEqual([{ assumptionId: idOf(9), accountId: jonas, by }]);
    expect(answer(log, experiment, { accountId: jonas, by })).toEqual([{ accountId: jonas, by }]);
    expect(assigned(log)).toEqual([
      { accountId: jonas, by },
      { accountId: jonas, by },
    ]);
    expect(answer(log, experiment, { accountId: mira })).toEqual([{ accountId: mira }]);
    expect(answer(log, ledger, { accountId: null, by })).toEqual([{ assumptionId: idOf(9), accountId: null }]);
    expect(assigned(log)).toEqual([null, { accountId: mira, by: null }]);
  });

  test('are given to no one a second time without a fact', () => {
    const log = begun();
    expect([answer(log, ledger, { accountId: null }), answer(log, experiment, { accountId: null })]).toEqual([[], []]);
    answer(log, experiment, { accountId: jonas });
    expect(answer(log, experiment, { accountId: jonas })).toEqual([]);
    expect(answer(log, experiment, { accountId: jonas, by: '2026-04-01' })).toHaveLength(1);
  });

  test.each([ledger, experiment])('are not given to whoever cannot do the work: %s', (stream) => {
    const log = begun();
    const to = (accountId: string, of?: Team) => answer(log, stream, { accountId }, of);
    expect([to(noor), to(idOf(8)), to(idOf(8), emptyTeam), to(mira, emptyTeam)]).toEqual([
      ...['not-for-them', 'not-for-them', 'not-for-them'],
      [stream === ledger ? { assumptionId: idOf(9), accountId: mira } : { accountId: mira }],
    ]);
  });

  test.each([{ accountId: 'jonas' }, { accountId: idOf(2), by: '2026-02-30' }, { by: '2026-02-01' }, {}])(
    'are not given by %j',
    (data) => {
      expect([answer(begun(), ledger, data), answer(begun(), experiment, data)]).toEqual([
        'invalid-data',
        'invalid-data',
      ]);
    },
  );
});

test('an assumption that is not there is given to no one', () => {
  const log = begun();
  expect(log.send(ledger, 'AssignAssumption', { assumptionId: idOf(8), accountId: mira })).toBe('assumption-missing');
});

test('an undo of a moved assignment brings back the person and the day, and not for somebody who has left', () => {
  const log = begun();
  answer(log, experiment, { accountId: jonas, by: '2026-04-01' });
  answer(log, experiment, { accountId: mira });
  const field = { from: { accountId: mira, by: null }, to: { accountId: jonas, by: '2026-04-01' } };
  const undo = (of: Team) => {
    const data = { fields: { assigned: field } };
    const decision = decideCommand(
      log.state(experiment),
      { id: 'u', type: 'UndoChange', stream: experiment, data, at: log.now },
      'founder',
      {
        state: (name) => log.state(name),
        statesOf: (kind) => log.statesOf(kind),
        actor: { id: mira, role: 'owner', roleOf: rolesIn(of, mira) },
      },
    );
    return decision.kind === 'rejected' ? decision.reason : decision.facts.map(({ data: said }) => said);
  };
  expect([undo(team), undo({ ...team, members: { [mira]: { role: 'owner', since } } })]).toEqual([
    [{ accountId: jonas, by: '2026-04-01' }],
    'not-for-them',
  ]);
});
