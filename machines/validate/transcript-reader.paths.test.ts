import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Interview } from '#domain/interview/interview.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { JournalRecorder } from '../journal/recorder.ts';
import { replayJournal } from '../journal/replay.ts';
import { commandsForMark, quoteIdsOf } from './quotes-of-sentences.ts';
import {
  type TranscriptRead,
  type TranscriptReaderEvent,
  transcriptReaderMachine,
} from './transcript-reader.machine.ts';

const interview = { id: 'i', quotes: {}, quoteCount: 0 } as unknown as Interview;
const sentences = ['Yes.', 'No.', 'Yes.'].map((text) => ({ speaker: null, text }));
const source = { fileName: 'talk.txt', bytes: 20 };
const given = { type: 'source.given', source, pasted: '' } as const;
const tooLarge = { type: 'source.given', source: { fileName: 'big.txt', bytes: 10_000_001 }, pasted: 'words' } as const;
const mark = { type: 'mark.pressed', sentence: 1, mark: 1, quoteId: 'q1' } as const;
const input = { interview, assumptionId: 'a' };
const paths = pathsOf(transcriptReaderMachine, {
  input,
  events: [
    given,
    tooLarge,
    done('find', null),
    done('find', { count: 3, quoteIds: { '0 a': 'q0' } }),
    failed('find', new Error('lost')),
    done('read', { count: 3, quoteIds: { '0 a': 'q0' } }),
    failed('read', { kind: 'not-docx' }),
    failed('read', new Error('lost')),
    { type: 'source.dropped' },
    { type: 'assumption.chosen', assumptionId: 'b' },
    mark,
    { ...mark, sentence: 3 },
    { type: 'unmark.pressed', sentence: 1 },
    { type: 'keep.asked' },
    { type: 'keep.dropped' },
    done('keep', undefined),
    failed('keep', { kind: 'storage', reason: 'full' }),
    { type: 'reader.left' },
  ],
  key: ({ context: { source, failure, assumptionId, quoteIds, pressed } }) => [
    ...[source, failure, assumptionId, quoteIds, pressed],
  ],
});

describe(`reading a transcript, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(transcriptReaderMachine);

  testPaths(paths, async (path) => {
    let isStored = false;
    await drivePath(transcriptReaderMachine, path, {
      coverage,
      input,
      actions: {
        forget: () => {
          isStored = false;
        },
      },
      invariants: {
        looking: (_, { running }) => expect(running('find')).toBe(1),
        'marking.keeping': (_, { running }) => {
          expect(running('keep')).toBe(1);
          isStored = true;
        },
        'marking.failed': () => {
          isStored = false;
        },
        'marking.kept': () => {
          isStored = true;
        },
        // Whoever asks for another transcript leaves none behind in the browser.
        choosing: ({ context }) => expect([context.count, context.quoteIds, isStored]).toEqual([0, {}, false]),
        reading: ({ context }, { running }) => {
          expect(running('read')).toBe(1);
          expect(context.failure).toBeNull();
        },
        marking: ({ context }, { running }) => {
          expect(running('read')).toBe(0);
          expect(context.count).toBe(3);
          expect(context.quoteIds).toMatchObject({ '0 a': 'q0' });
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

async function read(of: Interview, ...events: readonly TranscriptReaderEvent[]) {
  const issued: CommandDraft[] = [];
  const remembered: string[] = [];
  const stored: string[] = [];
  const actor = createActor(
    transcriptReaderMachine.provide({
      actors: {
        find: fromPromise<TranscriptRead | null, { readonly interview: Interview }>(async () => null),
        keep: fromPromise(async ({ input }) => {
          stored.push(input.interviewId);
        }),
        read: fromPromise(async () => ({ count: sentences.length, quoteIds: quoteIdsOf(sentences, of.quotes) })),
      },
      actions: {
        mark: (_, mark) => issued.push(...commandsForMark(sentences, mark)),
        issue: (_, { drafts }) => issued.push(...drafts),
        rememberAssumption: (_, { assumptionId }) => remembered.push(assumptionId),
        forget: (_, { interviewId }) => stored.push(`not ${interviewId}`),
      },
    }),
    { input: { interview: of, assumptionId: 'a' } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send(given);
  await waitFor(actor, (snapshot) => snapshot.matches('marking'));
  for (const event of events) {
    actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.matches({ marking: 'keeping' }));
  }
  return { issued, remembered, stored, context: actor.getSnapshot().context };
}

const marked = (quoteId: string, text: string, assumptionId: string, way: -1 | 0 | 1) => ({
  type: 'MarkQuote',
  stream: 'interview-i',
  data: { quoteId, text, assumptionId, mark: way },
});

test('pressing again changes the mark, another assumption gets its own, and 0 takes it away', async () => {
  const { issued, remembered } = await read(
    interview,
    mark,
    { ...mark, mark: -1, quoteId: 'q2' },
    { type: 'assumption.chosen', assumptionId: 'b' },
    { ...mark, mark: 0, quoteId: 'q3' },
    { type: 'unmark.pressed', sentence: 1 },
    { type: 'unmark.pressed', sentence: 2 },
  );
  expect(issued).toEqual([
    marked('q1', 'No.', 'a', 1),
    marked('q1', 'No.', 'a', -1),
    marked('q3', 'No.', 'b', 0),
    { type: 'UnmarkQuote', stream: 'interview-i', data: { quoteId: 'q3' } },
  ]);
  expect(remembered).toEqual(['b']);
});

test('marks of an earlier reading are found again, each at a sentence of its own', async () => {
  const quote = (id: string, text: string, order: number) => ({ id, text, assumptionId: 'a', mark: 1 as const, order });
  const quotes = { x: { x2: quote('x2', 'Yes.', 1), x1: quote('x1', 'Yes.', 0), x3: quote('x3', 'Gone.', 2) } };
  expect(quoteIdsOf(sentences, quotes)).toEqual({ '0 a': 'x1', '2 a': 'x2' });
  const { issued } = await read({ ...interview, quotes }, { ...mark, sentence: 2, mark: -1 });
  expect(issued).toEqual([marked('x2', 'Yes.', 'a', -1)]);
});

test('a transcript is kept when that is asked for, and forgotten when it is not wanted any more', async () => {
  const { stored } = await read(interview, { type: 'keep.asked' }, mark, { type: 'keep.dropped' }, mark);
  expect(stored).toEqual(['i', 'not i']);
});

test('a transcript that is kept is forgotten once another one is asked for, also while it is still being written', async () => {
  const dropped = { type: 'source.dropped' } as const;
  const kept = await read(interview, { type: 'keep.asked' }, dropped);
  const loose = await read(interview, dropped);
  expect([kept.stored, loose.stored]).toEqual([['i', 'not i'], []]);
});

test('a transcript that is kept is read again without being asked for, with its marks', async () => {
  const find = fromPromise<TranscriptRead | null, { readonly interview: Interview }>(async () => ({
    count: 3,
    quoteIds: { '1 a': 'q9' },
  }));
  const actor = createActor(transcriptReaderMachine.provide({ actors: { find } }), { input }).start();
  const { value, context } = await waitFor(actor, (snapshot) => snapshot.matches('marking'));
  expect([value, context.count, context.quoteIds]).toEqual([{ marking: 'kept' }, 3, { '1 a': 'q9' }]);
});

test('what was pasted stays while it could not be read', async () => {
  const find = fromPromise<TranscriptRead | null, { readonly interview: Interview }>(async () => null);
  const actor = createActor(transcriptReaderMachine.provide({ actors: { find } }), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send(tooLarge);
  expect(actor.getSnapshot().context).toMatchObject({ failure: 'too-large', pasted: 'words' });
});

test('no word of a transcript gets into the journal, and what it holds replays identically', async () => {
  const turns = Array.from({ length: 300 }, (_, n) => `Anna Quindle: On day ${n} we threw ${n} loaves away.`);
  const pasted = turns.join('\n');
  const long = turns.map((text) => ({ speaker: 'Anna Quindle', text: text.slice('Anna Quindle: '.length) }));
  const journal = new JournalRecorder({ salt: new Uint8Array(8), now: () => 5, startedAt: '2026-11-20T12:00:00.000Z' });
  const answer: TranscriptRead = { count: long.length, quoteIds: quoteIdsOf(long, {}) };
  let tries = 0;
  const read = fromPromise<TranscriptRead, { readonly interview: Interview }>(async () => {
    if (tries++ === 0) throw new Error('lost');
    return answer;
  });
  const find = fromPromise<TranscriptRead | null, { readonly interview: Interview }>(async () => null);
  const machine = transcriptReaderMachine.provide({ actors: { find, read } });
  const actor = createActor(machine, { input, inspect: journal.inspect }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const file = { type: 'source.given', source: { fileName: 'Anna Quindle.txt', bytes: 20_000 }, pasted } as const;
  actor.send(file);
  await waitFor(actor, ({ context }) => context.failure !== null);
  actor.send(file);
  await waitFor(actor, (snapshot) => snapshot.matches('marking'));
  actor.send({ ...mark, sentence: 299 });
  const kept = journal.take();
  const written = JSON.stringify(kept);
  const words = [pasted, JSON.stringify(pasted).slice(1, -1), 'Anna Quindle', ...long.map(({ text }) => text)];
  expect(words.filter((each) => written.includes(each))).toEqual([]);
  expect(kept.entries.map(({ type }) => type)).toEqual([
    ...[
      'xstate.done.actor.find',
      'source.given',
      'xstate.error.actor.read',
      'source.given',
      'xstate.done.actor.read',
      'mark.pressed',
    ],
  ]);
  expect(replayJournal(kept, new Map([['transcriptReader', transcriptReaderMachine]]))).toEqual({
    kind: 'identical',
    actors: 1,
    events: 6,
  });
});
