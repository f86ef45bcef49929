import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandEnvelope } from './command-envelope.ts';
import { decideCommand } from './decide-command.ts';

const idea = 'idea-01234567-89ab-4cde-8f01-23456789abcd';
const command = (given: Partial<CommandEnvelope>): CommandEnvelope => ({
  id: 'c',
  type: 'CaptureIdea',
  stream: idea,
  data: { title: 'Crumb' },
  at: '2026-01-01T00:00:00.000Z',
  ...given,
});

test.each([
  ['a type that nobody knows', { type: 'Nonsense' }, 'unknown-type'],
  ['a type by the name of an inherited member', { type: 'toString' }, 'unknown-type'],
  ['a stream of another kind', { stream: 'canvas-1' }, 'invalid-data'],
  ['an edit of a stream of no kind', { type: 'RenameIdea', stream: 'the idea' }, 'not-found'],
  ['an edit of a stream of another kind', { type: 'RenameIdea', stream: idea.replace('idea', 'canvas') }, 'not-found'],
  ['an unknown type on a stream of no kind', { type: '', stream: '~' }, 'unknown-type'],
  ['data that is no object', { data: null }, 'invalid-data'],
  ['data that is a list', { data: [] }, 'invalid-data'],
  ['a member too many', { data: { title: 'x', extra: 1 } }, 'invalid-data'],
  ['a member missing', { data: {} }, 'invalid-data'],
  ['a character that no database keeps', { data: { title: 'a\u0000' } }, 'invalid-data'],
  ['half a character', { data: { title: '\ud83d' } }, 'invalid-data'],
  ['a long title, with a reason of its own', { data: { title: 'x'.repeat(141) } }, 'title-too-long'],
  ['an edit of nothing', { type: 'ArchiveIdea', data: {} }, 'not-found'],
])('refuses %s', (_, given, reason) => {
  expect(decideCommand(undefined, command(given))).toEqual({ kind: 'rejected', reason });
});

test('lets only those send a command who may', () => {
  expect(decideCommand(undefined, command({}), 'public')).toEqual({ kind: 'rejected', reason: 'unknown-type' });
  expect(decideCommand(undefined, command({}), 'founder').kind).toBe('accepted');
});

test('judges at most 512 KiB of data, counted in UTF-8', () => {
  const data = { title: 'ü'.repeat(300_000) };
  expect(decideCommand(undefined, command({ data }))).toEqual({ kind: 'rejected', reason: 'invalid-data' });
});

test('never throws, whatever it is given', () => {
  const any = fc.record({
    type: fc.constantFrom(
      'CaptureIdea',
      'RenameIdea',
      'DescribeIdea',
      'TagIdea',
      'MoveIdea',
      '__proto__',
      'constructor',
    ),
    stream: fc.oneof(fc.constant(idea), fc.string()),
    data: fc.oneof(
      fc.dictionary(fc.constantFrom('title', 'tags', 'status', 'base', '__proto__'), fc.jsonValue()),
      fc.jsonValue(),
    ),
  });
  fc.assert(
    fc.property(any, (given) => {
      expect(['accepted', 'rejected']).toContain(
        decideCommand(undefined, command(given as Partial<CommandEnvelope>)).kind,
      );
    }),
  );
});
