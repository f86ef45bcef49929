import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { ledgerStreamOf } from '../ledger/ledger.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import { differencesBetween } from './differences-between.ts';

const ledger = ledgerStreamOf(projectId);
const interview = `interview-${idOf(40)}`;
/** Ids of which a later one may stand before an earlier one. */
const ids = ['c', '9', 'a', '1'].map((first) => `${first}${idOf(7).slice(1)}`);
const namesIn = (log: LoopLog, stream: string) => Object.keys(kindOfStream(stream)?.fields(log.state(stream)) ?? {});

test('what a ledger had, and what changed of it, is told as it came', () => {
  const log = new LoopLog();
  for (const [n, assumptionId] of ids.entries())
    log.send(ledger, 'StateAssumption', {
      assumptionId,
      text: `Bread ${n}`,
      lens: 'viability',
      importance: 3,
      critical: false,
    });
  const earlier = new Map([[ledger, log.state(ledger)]]);
  for (const assumptionId of ids.toReversed())
    log.send(ledger, 'WeighAssumption', { assumptionId, importance: 5, critical: false });
  const now = new Map([[ledger, log.state(ledger)]]);
  expect([
    namesIn(log, ledger).filter((name) => name.endsWith(':text')),
    differencesBetween(earlier, now).map(({ field, from, to }) => [field, from, to]),
  ]).toEqual([ids.map((id) => `assumption:${id}:text`), ids.map((id) => [`assumption:${id}:importance`, 5, 3])]);
});

test('quotes of an interview are told as they were marked', () => {
  const log = new LoopLog();
  const said = { person: 'Ada', on: '2026-03-01', lastTime: '', commitment: 'none', answer: 'yes' };
  log.send(interview, 'LogInterview', { projectId, ...said });
  for (const quoteId of ids)
    log.send(interview, 'MarkQuote', { quoteId, text: 'I never pay', assumptionId: idOf(1), mark: -1 });
  expect(namesIn(log, interview).filter((name) => name.startsWith('quote:'))).toEqual(ids.map((id) => `quote:${id}`));
});
