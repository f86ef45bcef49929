import { describe, expect, test } from 'vitest';
import { idOf, LoopLog, noon, projectId } from '../../../tests/fixtures/loop-log.ts';
import { type Interview, interviewLimits } from './interview.ts';
import { interviewStream } from './interview-stream.ts';

const stream = `interview-${idOf(40)}`;
const talk = {
  ...{ projectId, experimentId: idOf(30), person: 'Ada', on: '2026-03-01', lastTime: 'Paid in cash' },
  ...{ commitment: 'time', answer: 'yes' },
};
const quote = { quoteId: 'q1', text: ' I never pay ', assumptionId: idOf(1), mark: -1 };

function logged(): LoopLog {
  const log = new LoopLog();
  expect(log.send(stream, 'LogInterview', talk)).toEqual(['InterviewLogged']);
  return log;
}
const interview = (log: LoopLog): Interview => log.state(stream);

describe('LogInterview', () => {
  test('keeps who, what they did last, what they gave, the answer, and the place in the log', () => {
    const log = new LoopLog();
    log.send(stream, 'LogInterview', { ...talk, person: ' Ada  L. ', lastTime: ' Paid\nin cash ' });
    expect(interview(log)).toEqual({
      ...{
        id: idOf(40),
        ...talk,
        person: 'Ada L.',
        lastTime: 'Paid\nin cash',
        quotes: {},
        quoteCount: 0,
        proposed: {},
      },
      ...{ removed: false, erased: false, position: 1, recordedAt: noon, loggedAt: noon, changedAt: noon },
    });
  });

  test('needs no experiment and no name', () => {
    const log = new LoopLog();
    const { experimentId: _, ...alone } = talk;
    log.send(stream, 'LogInterview', { ...alone, person: '' });
    expect(interview(log)).toMatchObject({ experimentId: null, person: '' });
  });

  test.each([
    { answer: 'perhaps' },
    { commitment: 'love' },
    { on: '2026-02-30' },
    { person: 'x'.repeat(141) },
    { experimentId: 'one' },
    { projectId: undefined },
    { removed: true },
  ])('is rejected for %j', (wrong) => {
    expect(new LoopLog().send(stream, 'LogInterview', { ...talk, ...wrong })).toBe('invalid-data');
  });

  test('is rejected a second time', () => {
    expect(logged().send(stream, 'LogInterview', talk)).toBe('id-taken');
  });
});

describe('EditInterview', () => {
  test('changes what it names, and its place stays', () => {
    const log = logged();
    const before = interview(log);
    log.now = '2026-03-02T00:00:00.000Z';
    expect(log.send(stream, 'EditInterview', { answer: 'no', person: 'Ada', commitment: 'money' })).toEqual([
      'InterviewEdited',
    ]);
    expect(log.facts.at(-1)?.data).toEqual({ answer: 'no', commitment: 'money' });
    expect(interview(log)).toEqual({ ...before, answer: 'no', commitment: 'money', changedAt: log.now });
    expect(log.send(stream, 'EditInterview', { answer: 'no' })).toEqual([]);
    expect(log.send(stream, 'EditInterview', { experimentId: idOf(31) })).toBe('invalid-data');
  });

  test('takes who it was in one line, and words without spaces around them, compared as they are kept', () => {
    const log = logged();
    const base = { lastTime: ' Paid in cash ' };
    log.send(stream, 'EditInterview', { person: ' Bea\n B. ', lastTime: ' Paid in gold\n', base });
    expect(log.facts.at(-1)?.data).toEqual({ person: 'Bea B.', lastTime: 'Paid in gold' });
    log.send(stream, 'EditInterview', { lastTime: 'x'.repeat(5000) });
    expect(interview(log).lastTime.length).toBe(5000);
    expect(log.send(stream, 'EditInterview', { lastTime: 'Paid', base: {} })).toEqual(['InterviewEdited']);
  });

  test('joins two edits of different words, and rejects two of the same word', () => {
    const log = logged();
    const base = { lastTime: 'Paid in cash' };
    log.send(stream, 'EditInterview', { lastTime: 'Paid by cash', base });
    log.send(stream, 'EditInterview', { lastTime: 'Begged in cash', base });
    expect(interview(log).lastTime).toBe('Begged by cash');
    expect(log.send(stream, 'EditInterview', { lastTime: 'Stole in cash', base })).toBe('text-changed');
  });

  test('rejects what is too long once it is joined', () => {
    const log = logged();
    const base = { lastTime: 'Paid in cash' };
    log.send(stream, 'EditInterview', { lastTime: `${'x'.repeat(4980)} Paid in cash`, base });
    const before = interview(log);
    expect(log.send(stream, 'EditInterview', { lastTime: 'Paid in cash and gold', base })).toBe('text-changed');
    expect(log.send(stream, 'EditInterview', { lastTime: 'Paid in cash now', base })).toEqual(['InterviewEdited']);
    expect([before.lastTime.length, interview(log).lastTime.length]).toEqual([4993, 4997]);
  });
});

describe('MarkQuote', () => {
  test('marks a sentence, anew under the same id, in the order in which they were marked', () => {
    const log = logged();
    expect(log.send(stream, 'MarkQuote', quote)).toEqual(['QuoteMarked']);
    expect(log.send(stream, 'MarkQuote', quote)).toEqual([]);
    log.send(stream, 'MarkQuote', { ...quote, quoteId: 'q2', mark: 1 });
    log.send(stream, 'MarkQuote', { ...quote, mark: 0 });
    const marked = { text: 'I never pay', assumptionId: idOf(1) };
    expect(interview(log)).toMatchObject({
      quotes: { q: { q1: { id: 'q1', ...marked, mark: 0, order: 0 }, q2: { id: 'q2', ...marked, mark: 1, order: 1 } } },
      quoteCount: 2,
    });
  });

  test('is rejected without words, with another mark, and beyond 500', () => {
    const log = logged();
    expect(log.send(stream, 'MarkQuote', { ...quote, text: ' ' })).toBe('text-empty');
    expect(log.send(stream, 'MarkQuote', { ...quote, mark: 2 })).toBe('invalid-data');
    for (let n = 0; n < interviewLimits.quotes; n++) log.send(stream, 'MarkQuote', { ...quote, quoteId: `q${n}` });
    expect(log.send(stream, 'MarkQuote', { ...quote, quoteId: 'more' })).toBe('too-many');
    expect(log.send(stream, 'MarkQuote', { ...quote, quoteId: 'q7', mark: 1 })).toEqual(['QuoteMarked']);
  });

  test('is taken back by UnmarkQuote, once', () => {
    const log = logged();
    log.send(stream, 'MarkQuote', quote);
    expect(log.send(stream, 'UnmarkQuote', { quoteId: 'q1' })).toEqual(['QuoteUnmarked']);
    expect(log.send(stream, 'UnmarkQuote', { quoteId: 'q1' })).toEqual([]);
    expect(interview(log).quotes).toEqual({ q: {} });
  });
});

test('An interview is removed and restored, each once, with all that it says', () => {
  const log = logged();
  const before = interview(log);
  expect(log.send(stream, 'RestoreInterview')).toEqual([]);
  expect(log.send(stream, 'RemoveInterview')).toEqual(['InterviewRemoved']);
  expect(log.send(stream, 'RemoveInterview')).toEqual([]);
  expect(interview(log)).toEqual({ ...before, removed: true });
  expect(log.send(stream, 'RestoreInterview')).toEqual(['InterviewRestored']);
  expect(interview(log)).toEqual(before);
});

test('Erasing a person takes their words, leaves what was counted, and lets nobody write them anew', () => {
  const log = logged();
  log.send(stream, 'MarkQuote', quote);
  const before = interview(log);
  expect(log.send(stream, 'ErasePerson')).toEqual(['PersonErased']);
  expect(log.send(stream, 'ErasePerson')).toEqual([]);
  expect(interview(log)).toEqual({
    ...{ ...before, person: '', lastTime: '', erased: true },
    quotes: { q: { q1: { id: 'q1', text: '', assumptionId: idOf(1), mark: -1, order: 0 } } },
  });
  for (const words of [{ person: 'Ada' }, { lastTime: 'Paid' }]) {
    expect(log.send(stream, 'EditInterview', words)).toBe('person-erased');
  }
  expect(log.send(stream, 'MarkQuote', { ...quote, quoteId: 'q2' })).toBe('person-erased');
  expect(log.send(stream, 'EditInterview', { answer: 'no' })).toEqual(['InterviewEdited']);
});

describe('An undo', () => {
  const undo = (log: LoopLog, fields: object) => log.send(stream, 'UndoChange', { undoes: 'c9', fields });
  const kept = { text: 'I never pay', assumptionId: idOf(1), mark: -1 };

  test('leads words, choices, marks and the removal back, each by its own rule', () => {
    const log = logged();
    log.send(stream, 'MarkQuote', quote);
    const before = interview(log);
    log.send(stream, 'EditInterview', { person: 'Bea', lastTime: 'Stole', answer: 'no' });
    log.send(stream, 'UnmarkQuote', { quoteId: 'q1' });
    log.send(stream, 'MarkQuote', { ...quote, quoteId: 'q2' });
    log.send(stream, 'RemoveInterview');
    const fields = {
      person: { from: 'Bea', to: 'Ada' },
      lastTime: { from: 'Stole', to: 'Paid in cash' },
      answer: { from: 'no', to: 'yes' },
      'quote:q1': { from: null, to: kept },
      'quote:q2': { from: kept, to: null },
      removed: { from: true, to: false },
    };
    const facts = ['InterviewEdited', 'InterviewRestored', 'QuoteMarked', 'QuoteUnmarked'];
    expect(undo(log, fields)).toEqual(facts);
    const quotes = { q: { q1: { ...kept, id: 'q1', order: 2 } } };
    expect(interview(log)).toEqual({ ...before, quotes, quoteCount: 3 });
    expect(undo(log, fields)).toBe('changed-since');
  });

  test('leads back all of it, or nothing', () => {
    const log = logged();
    const answer = { from: 'yes', to: 'no' };
    expect(undo(log, { answer, 'quote:q1': { from: null, to: 5 } })).toBe('invalid-data');
    expect(undo(log, { answer, 'quote:q1': { from: null, to: { ...kept, text: ' ' } } })).toBe('text-empty');
    expect(undo(log, { answer, removed: { from: false, to: 'yes' } })).toBe('invalid-data');
    expect(undo(log, { answer, color: { from: null, to: 'red' } })).toBe('invalid-data');
    expect(undo(log, { removed: { from: false, to: true } })).toEqual(['InterviewRemoved']);
    expect(interview(log)).toMatchObject({ answer: 'yes', removed: true });
  });
});

test('An undo brings back no words of a person who was erased, and what was counted', () => {
  const log = logged();
  log.send(stream, 'EditInterview', { answer: 'no' });
  log.send(stream, 'ErasePerson');
  const undo = (fields: object) => log.send(stream, 'UndoChange', { undoes: 'c1', fields });
  expect(undo({ person: { from: '', to: 'Ada' } })).toBe('changed-since');
  expect(undo({ answer: { from: 'no', to: 'yes' } })).toEqual(['InterviewEdited']);
});

test.each(['EditInterview', 'RemoveInterview', 'RestoreInterview', 'ErasePerson'])(
  '%s finds no interview that was not logged',
  (type) => {
    expect(new LoopLog().send(stream, type)).toBe('not-found');
  },
);

test('An undo of the beginning of an interview leaves it removed, with all that was said', () => {
  const written = interview(logged());
  expect(interviewStream.unbegun(written)).toEqual({ ...written, removed: true });
});
