import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { threadDraft } from '../../../tests/fixtures/drafts/thread-drafts.ts';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { type Actor, noReads } from '../log/reads.ts';
import { isEmptyThread, type Thread } from './thread.ts';
import { threadStream } from './thread-stream.ts';

const runs = process.env['TEST_FULL'] ? 5000 : 300;
const idOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const [threadId, projectId, ideaId] = [idOf(1), idOf(2), idOf(3)];
const stream = `thread-${threadId}`;
const mira: Actor = { id: idOf(11), role: 'owner' };
const jonas: Actor = { id: idOf(12), role: 'advisor' };
const begin = '2026-01-01T00:00:00.000Z';
const later = '2026-01-02T00:00:00.000Z';

/** A thread by itself, and who sends what to it. */
class Log {
  thread: Thread | undefined;
  now = begin;
  #count = 0;

  send(actor: Actor | undefined, type: string, data: object = {}): readonly string[] | string {
    const command: Command = { id: `c${this.#count++}`, type, stream, data: data as JsonObject, at: this.now };
    const decision = decideCommand(this.thread, command, 'founder', { ...noReads, ...(actor && { actor }) });
    if (decision.kind === 'rejected') return decision.reason;
    for (const fact of decision.facts)
      this.thread = threadStream.evolve(this.thread, { ...fact, at: this.now }, stream) as Thread;
    return decision.facts.map(({ type: name }) => name);
  }
}

const subject = { kind: 'idea', id: ideaId } as const;
const comment = (n: number, author: Actor, text: string) => ({
  ...{ id: n === 1 ? threadId : idOf(n), author: author.id, text },
  ...{ removed: false, writtenAt: begin, editedAt: null },
});

/** Mira has commented on an idea, and Jonas has replied. */
function talk(): Log {
  const log = new Log();
  expect(log.send(mira, 'StartThread', { subject, text: 'Too dear' })).toEqual(['ThreadStarted']);
  expect(log.send(jonas, 'Reply', { commentId: idOf(21), text: 'Says who?' })).toEqual(['Replied']);
  return log;
}

describe('StartThread', () => {
  test('keeps the subject, its place, the text and its author', () => {
    const log = new Log();
    const node = { kind: 'node', id: 'abcdefghijkl', projectId } as const;
    log.send(mira, 'StartThread', { subject: node, text: ' Too\n dear ', place: { x: 12.5, y: -3 } });
    expect(log.thread).toEqual({
      ...{ id: threadId, subject: node, place: { x: 12.5, y: -3 } },
      comments: [comment(1, mira, 'Too\n dear')],
      ...{ resolved: false, startedAt: begin, changedAt: begin },
    });
  });

  test.each([
    [{ text: ' \n ' }, 'text-empty'],
    [{ text: 'x'.repeat(5001) }, 'invalid-data'],
    [{ text: 'a\u0000' }, 'invalid-data'],
    [{ subject: { kind: 'page', id: ideaId } }, 'invalid-data'],
    [{ subject: { kind: 'idea' } }, 'invalid-data'],
    [{ subject: { kind: 'idea', id: 'a b' } }, 'invalid-data'],
    [{ subject: { ...subject, projectId: 'mine' } }, 'invalid-data'],
    [{ place: { x: 1e6 + 1 } }, 'invalid-data'],
    [{ place: { in: 'there' } }, 'invalid-data'],
    [{ author: jonas.id }, 'invalid-data'],
  ])('%j is rejected: %s', (wrong, reason) => {
    expect(new Log().send(mira, 'StartThread', { subject, text: 'Too dear', ...wrong })).toBe(reason);
  });

  test('is rejected a second time, and nothing can be done before it', () => {
    expect(talk().send(mira, 'StartThread', { subject, text: 'Again' })).toBe('comment-there');
    const types = ['Reply', 'EditComment', 'RemoveComment', 'ResolveThread', 'ReopenThread'];
    const data = (type: string) =>
      type.endsWith('Thread') ? {} : { commentId: idOf(21), ...(type !== 'RemoveComment' && { text: 'x' }) };
    expect(types.map((type) => new Log().send(mira, type, data(type)))).toEqual(types.map(() => 'not-found'));
  });
});

describe('Reply', () => {
  test('goes to the end, once', () => {
    const log = talk();
    expect(log.send(mira, 'Reply', { commentId: idOf(21), text: 'I do' })).toBe('comment-there');
    expect(log.send(mira, 'Reply', { commentId: idOf(22), text: ' ' })).toBe('text-empty');
    expect(log.send(mira, 'Reply', { commentId: idOf(22), text: ' I do ' })).toEqual(['Replied']);
    expect(log.thread?.comments).toEqual([
      comment(1, mira, 'Too dear'),
      comment(21, jonas, 'Says who?'),
      comment(22, mira, 'I do'),
    ]);
  });

  test('reopens what was resolved', () => {
    const log = talk();
    log.send(mira, 'ResolveThread');
    expect(log.send(jonas, 'Reply', { commentId: idOf(22), text: 'Not yet' })).toEqual(['Replied', 'ThreadReopened']);
    expect(log.thread?.resolved).toBe(false);
  });
});

describe('A comment is its author’s', () => {
  test('its author edits it, nobody else, and what is as it was is no fact', () => {
    const log = talk();
    log.now = later;
    const edit = (actor: Actor, text: string) => log.send(actor, 'EditComment', { commentId: idOf(21), text });
    expect([edit(mira, 'Me'), edit(jonas, ' '), edit(jonas, ' Says who? '), edit(jonas, 'Who says?')]).toEqual([
      ...['not-your-comment', 'text-empty', []],
      ['CommentEdited'],
    ]);
    expect(log.thread?.comments[1]).toEqual({ ...comment(21, jonas, 'Who says?'), editedAt: later });
    expect(log.thread?.changedAt).toBe(later);
    expect(log.send(jonas, 'EditComment', { commentId: idOf(99), text: 'x' })).toBe('comment-missing');
  });

  test('its author removes it, once, and an owner of the workspace any', () => {
    const log = talk();
    const remove = (actor: Actor | undefined, n: number) =>
      log.send(actor, 'RemoveComment', { commentId: n === 1 ? threadId : idOf(n) });
    expect([remove(jonas, 1), remove(undefined, 1), remove(jonas, 99)]).toEqual([
      ...['not-your-comment', 'not-your-comment', 'comment-missing'],
    ]);
    expect([remove(mira, 21), remove(mira, 21), remove(mira, 1)]).toEqual([['CommentRemoved'], [], ['CommentRemoved']]);
    expect(log.thread?.comments.map(({ removed }) => removed)).toEqual([true, true]);
    expect(isEmptyThread(log.thread as Thread)).toBe(true);
    expect(log.send(jonas, 'EditComment', { commentId: idOf(21), text: 'Still' })).toBe('comment-missing');
  });

  test('no undo gives a comment words that its author has not written', () => {
    const log = talk();
    const field = `comment:${idOf(21)}`;
    const undo = (actor: Actor, from: string | null, to: string | null) =>
      log.send(actor, 'UndoChange', { fields: { [field]: { from, to } } });
    expect(undo(mira, 'Says who?', 'Mira is right')).toBe('not-your-comment');
    expect(undo(mira, 'Says who?', null)).toEqual(['CommentRemoved']);
    expect(undo(mira, null, 'Mira is right')).toBe('not-your-comment');
    expect(undo({ id: idOf(13), role: 'member' }, null, 'Says who?')).toBe('not-your-comment');
    expect(undo(mira, null, 'Says who?')).toEqual(['CommentRestored']);
    log.send(jonas, 'RemoveComment', { commentId: idOf(21) });
    expect(undo(jonas, null, 'x'.repeat(5001))).toBe('invalid-data');
    expect(undo(jonas, null, ' ')).toBe('text-empty');
    expect(undo(jonas, null, 'Who says?')).toEqual(['CommentRestored', 'CommentEdited']);
    expect(log.thread?.comments[1]).toEqual({ ...comment(21, jonas, 'Who says?'), editedAt: begin });
  });

  test('an undo of what is no field is rejected', () => {
    const log = talk();
    const undo = (name: string, from: unknown, to: unknown) =>
      log.send(mira, 'UndoChange', { fields: { [name]: { from, to } } });
    expect([
      undo('author', null, jonas.id),
      undo('resolved', false, 'yes'),
      undo(`comment:${idOf(99)}`, null, 'Hello'),
      undo(`comment:${threadId}`, 'Too dear', 7),
    ]).toEqual(['invalid-data', 'invalid-data', 'comment-missing', 'invalid-data']);
  });
});

test('Comments are resolved and reopened by anybody, each once', () => {
  const log = talk();
  expect(
    ['ResolveThread', 'ResolveThread', 'ReopenThread', 'ReopenThread'].map((type) => log.send(jonas, type)),
  ).toEqual([['ThreadResolved'], [], ['ThreadReopened'], []]);
});

test('Whoever sends what, a comment keeps its author, and its words are those that the author sent', () => {
  const actors = [mira, jonas, undefined] as const;
  const sent = fc.array(fc.tuple(fc.constantFrom(...actors), threadDraft), { maxLength: 40 });
  fc.assert(
    fc.property(sent, (all) => {
      const log = new Log();
      const words = new Map<string, Set<string>>();
      for (const [actor, [type, data]] of all) {
        const { text = '', commentId = threadId } = data as { text?: string; commentId?: string };
        const key = `${commentId} ${actor?.id ?? null}`;
        words.set(key, (words.get(key) ?? new Set()).add(text.trim()));
        const authors = log.thread?.comments.map(({ author }) => author) ?? [];
        log.send(actor, type, data as object);
        expect(log.thread?.comments.slice(0, authors.length).map(({ author }) => author) ?? []).toEqual(authors);
      }
      for (const { id, author, text } of log.thread?.comments ?? [])
        expect(words.get(`${id} ${author}`)).toContain(text);
    }),
    { numRuns: runs },
  );
});
