import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { isLate, workOf } from './yours.ts';

const [mira, jonas] = [idOf(1), idOf(2)];
const ledger = `ledger-${projectId}`;
const design = {
  projectId,
  assumptionId: idOf(9),
  method: 'interviews',
  criterion: 0.5,
  n: 12,
  prediction: 'supports',
};

function loopOf(log: LoopLog) {
  const experiments = log.statesOf('experiment').map((each) => ({ experiment: each as Experiment, entries: [] }));
  return { projectId, title: 'Bees', ledger: log.state<Ledger>(ledger), experiments };
}
function begun(): LoopLog {
  const log = new LoopLog();
  for (const [n, text] of [
    [9, 'They pay'],
    [10, 'They stay'],
    [11, 'They come'],
  ] as const)
    log.send(ledger, 'StateAssumption', {
      assumptionId: idOf(n),
      text,
      lens: 'viability',
      importance: 5,
      critical: true,
    });
  for (const n of [30, 31, 32, 33]) log.send(`experiment-${idOf(n)}`, 'DesignExperiment', design);
  return log;
}
const to = (view: string, id: string) => ({ name: 'validate', params: { projectId, view, id } });

test('the open work of a member is told by the day on which it is due, and without one last', () => {
  const log = begun();
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(9), accountId: mira });
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(10), accountId: mira, by: '2026-03-09' });
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(11), accountId: jonas });
  log.send(`experiment-${idOf(30)}`, 'AssignExperiment', { accountId: mira, by: '2026-03-02' });
  log.send(`experiment-${idOf(31)}`, 'ReviseExperiment', { question: 'Do they?' });
  log.send(`experiment-${idOf(31)}`, 'AssignExperiment', { accountId: mira, by: '2026-03-10' });
  log.send(`experiment-${idOf(31)}`, 'StartExperiment');
  expect(workOf(mira, [loopOf(log)])).toEqual([
    { kind: 'test', id: idOf(30), title: 'They pay', idea: 'Bees', by: '2026-03-02', to: to('experiments', idOf(30)) },
    {
      kind: 'assumption',
      id: idOf(10),
      title: 'They stay',
      idea: 'Bees',
      by: '2026-03-09',
      to: to('assumptions', idOf(10)),
    },
    { kind: 'test', id: idOf(31), title: 'Do they?', idea: 'Bees', by: '2026-03-10', to: to('experiments', idOf(31)) },
    { kind: 'assumption', id: idOf(9), title: 'They pay', idea: 'Bees', by: null, to: to('assumptions', idOf(9)) },
  ]);
  expect(workOf(jonas, [loopOf(log)]).map(({ title }) => title)).toEqual(['They come']);
  expect(workOf(idOf(3), [loopOf(log)])).toEqual([]);
});

test('work that is done, retired, discarded or given away is told to no one', () => {
  const log = begun();
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(9), accountId: mira });
  log.send(ledger, 'RetireAssumption', { assumptionId: idOf(9) });
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(10), accountId: mira });
  log.send(ledger, 'AssignAssumption', { assumptionId: idOf(10), accountId: null });
  for (const n of [30, 31]) log.send(`experiment-${idOf(n)}`, 'AssignExperiment', { accountId: mira });
  log.send(`experiment-${idOf(30)}`, 'DiscardExperiment');
  log.send(`experiment-${idOf(31)}`, 'StartExperiment');
  log.send(`experiment-${idOf(31)}`, 'StopExperiment', { reason: 'Wrong people' });
  log.judge(idOf(31));
  expect(workOf(mira, [loopOf(log)])).toEqual([]);
});

test('work is late once its day has passed', () => {
  const late = (by: string | null) => isLate({ by }, '2026-03-09');
  expect([late('2026-03-08'), late('2026-03-09'), late('2026-03-10'), late(null)]).toEqual([true, false, false, false]);
});
