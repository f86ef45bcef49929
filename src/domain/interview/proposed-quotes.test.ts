import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { type Interview, interviewLimits } from './interview.ts';
import { interviewFields } from './interview-fields.ts';
import { proposedQuotes } from './proposed-quotes.ts';

const stream = `interview-${idOf(40)}`;
const talk = {
  ...{ projectId, person: 'Ada', on: '2026-03-01', lastTime: 'Paid', commitment: 'time', answer: 'unclear' },
};
const said = { text: 'I never pay', assumptionId: idOf(1), mark: -1 };
const proposal = { quoteId: 'q1', ...said, by: 'Claude' };

function logged(): LoopLog {
  const log = new LoopLog();
  log.send(stream, 'LogInterview', talk);
  return log;
}
const interview = (log: LoopLog): Interview => log.state(stream);
const waiting = (log: LoopLog) => proposedQuotes(interview(log)).map(({ id }) => id);

test('a proposed quote waits, apart from those that were marked', () => {
  const log = logged();
  expect(log.send(stream, 'ProposeQuote', { ...proposal, text: ' I never pay ', by: ' Cl\naude' })).toEqual([
    'QuoteProposed',
  ]);
  expect(log.facts.at(-1)?.data).toEqual({ ...proposal, by: 'Cl aude' });
  expect(interview(log)).toMatchObject({
    proposed: { q: { q1: { id: 'q1', ...said, by: 'Cl aude', order: 0 } } },
    quotes: {},
    quoteCount: 0,
  });
});

test('what is marked or waits already is not proposed again, and not under an id that is taken', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', proposal);
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'q2', mark: 1 })).toEqual([]);
  expect(log.send(stream, 'ProposeQuote', { ...proposal, text: 'Never' })).toBe('id-taken');
  log.send(stream, 'AcceptQuote', { quoteId: 'q1' });
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'q2' })).toEqual([]);
  expect(log.send(stream, 'ProposeQuote', { ...proposal, text: 'Never' })).toBe('id-taken');
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'q2', assumptionId: idOf(2) })).toEqual([
    'QuoteProposed',
  ]);
});

test('a proposal without words, beyond 500, or for nobody is rejected', () => {
  const log = logged();
  expect(log.send(stream, 'ProposeQuote', { ...proposal, text: ' ' })).toBe('text-empty');
  expect(log.send(stream, 'ProposeQuote', { ...proposal, mark: 2 })).toBe('invalid-data');
  for (let n = 0; n < interviewLimits.quotes; n++)
    log.send(stream, 'ProposeQuote', { ...proposal, quoteId: `q${n}`, text: `${n}` });
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'more' })).toBe('too-many');
  log.send(stream, 'DismissQuote', { quoteId: 'q7' });
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'more' })).toEqual(['QuoteProposed']);
  expect(waiting(log).at(-1)).toBe('more');
  expect(new LoopLog().send(stream, 'ProposeQuote', proposal)).toBe('not-found');
});

test('an accepted one is marked under its id as it was proposed, once', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'q0', text: 'First' });
  log.send(stream, 'ProposeQuote', proposal);
  expect(log.send(stream, 'AcceptQuote', { quoteId: 'q1' })).toEqual(['QuoteMarked']);
  expect(log.facts.at(-1)?.data).toEqual({ quoteId: 'q1', ...said });
  expect(interview(log).quotes).toEqual({ q: { q1: { id: 'q1', ...said, order: 0 } } });
  expect(waiting(log)).toEqual(['q0']);
  expect(log.send(stream, 'AcceptQuote', { quoteId: 'q1' })).toEqual([]);
  expect(log.send(stream, 'AcceptQuote', { quoteId: 'q9' })).toEqual([]);
});

test('a dismissed one is gone, once, and a marked quote is dismissed by nobody', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', proposal);
  log.send(stream, 'MarkQuote', { quoteId: 'q2', ...said, text: 'Mine' });
  expect(log.send(stream, 'DismissQuote', { quoteId: 'q1' })).toEqual(['ProposalDismissed']);
  expect(log.send(stream, 'DismissQuote', { quoteId: 'q1' })).toEqual([]);
  expect(log.send(stream, 'DismissQuote', { quoteId: 'q2' })).toEqual([]);
  expect(interview(log).proposed).toEqual({ q: {} });
});

test('one undo of an acceptance leads it back to waiting, and one undo of that marks it again', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', proposal);
  const before = interviewFields(interview(log));
  log.send(stream, 'AcceptQuote', { quoteId: 'q1' });
  const after = interviewFields(interview(log));
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  expect(names.sort()).toEqual(['proposal:q1', 'quote:q1']);
  const lead = (from: typeof before, to: typeof before) =>
    log.send(stream, 'UndoChange', {
      undoes: 'c1',
      fields: Object.fromEntries(names.map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }])),
    });
  expect(lead(after, before)).toEqual(['QuoteUnmarked', 'QuoteProposed']);
  expect(interviewFields(interview(log))).toEqual(before);
  expect(lead(before, after)).toEqual(['QuoteMarked']);
  expect(interviewFields(interview(log))).toEqual(after);
});

test('an undo of a proposal takes it away, and of a dismissal brings it back', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', proposal);
  const { quoteId: _, ...kept } = proposal;
  const undo = (from: object | null, to: object | null) =>
    log.send(stream, 'UndoChange', { undoes: 'c1', fields: { 'proposal:q1': { from, to } } });
  expect(undo(kept, null)).toEqual(['ProposalDismissed']);
  expect(undo(null, kept)).toEqual(['QuoteProposed']);
  expect(undo(kept, { ...kept, mark: 5 })).toBe('invalid-data');
  expect(waiting(log)).toEqual(['q1']);
});

test('with the person their proposed words are gone, and no others come', () => {
  const log = logged();
  log.send(stream, 'ProposeQuote', proposal);
  log.send(stream, 'ErasePerson');
  expect(interview(log).proposed).toEqual({});
  expect(log.send(stream, 'ProposeQuote', { ...proposal, quoteId: 'q2' })).toBe('person-erased');
  expect(log.send(stream, 'AcceptQuote', { quoteId: 'q1' })).toEqual([]);
});
