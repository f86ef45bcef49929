import { expect, test } from 'vitest';
import type { DomainFault, DomainState } from '#domain/page/own-domain.ts';
import { nextState } from './next-state.ts';

const start = new Date('2026-03-01T12:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (ms: number) => new Date(start.getTime() + ms);
const both = { proof: 'there', pointing: 'there' } as const;

test.each<
  [
    DomainState,
    'there' | 'missing' | 'unknown',
    'there' | 'missing' | 'unknown',
    boolean,
    DomainState,
    DomainFault | null,
  ]
>([
  ['waiting', 'there', 'there', false, 'working', null],
  ['waiting', 'there', 'there', true, 'waiting', 'held-by-another'],
  ['waiting', 'missing', 'there', false, 'waiting', 'proof-missing'],
  ['waiting', 'missing', 'missing', true, 'waiting', 'proof-missing'],
  ['waiting', 'there', 'missing', false, 'waiting', 'not-pointing'],
  ['waiting', 'unknown', 'there', false, 'waiting', 'no-answer'],
  ['waiting', 'unknown', 'missing', false, 'waiting', 'not-pointing'],
  ['working', 'there', 'there', false, 'working', null],
  ['working', 'missing', 'there', false, 'broken', 'proof-missing'],
  ['working', 'there', 'missing', false, 'broken', 'not-pointing'],
  ['working', 'unknown', 'there', false, 'working', null],
  ['working', 'there', 'unknown', false, 'working', null],
  ['working', 'unknown', 'unknown', false, 'working', null],
  ['broken', 'there', 'there', false, 'working', null],
  ['broken', 'there', 'there', true, 'broken', 'held-by-another'],
  ['broken', 'missing', 'unknown', false, 'broken', 'proof-missing'],
  ['broken', 'unknown', 'there', false, 'broken', 'no-answer'],
])('a domain that is %s, whose proof is %s and which leads to us: %s (another has it: %s), is %s: %s', (...given) => {
  const [state, proof, pointing, isHeld, next, fault] = given;
  const now = after(minute);
  const found = nextState({ state, fault: null, since: start }, { proof, pointing }, isHeld, now);
  expect(found).toMatchObject({ state: next, fault, since: state === next ? start : now });
});

test('records are read often while somebody waits, and each hour later', () => {
  const waits = (state: DomainState, proof: 'there' | 'missing', age: number) => {
    const next = nextState({ state, fault: null, since: start }, { ...both, proof }, false, after(age));
    return next === 'gone' ? next : (next.checkAt.getTime() - after(age).getTime()) / 1000;
  };
  expect([
    ...[waits('waiting', 'missing', 0), waits('waiting', 'missing', 10 * minute - 1)],
    ...[waits('waiting', 'missing', 10 * minute), waits('waiting', 'missing', day - 1)],
    ...[waits('waiting', 'missing', day), waits('broken', 'missing', 0), waits('working', 'there', 0)],
    ...[waits('working', 'there', 90 * day), waits('waiting', 'there', day)],
  ]).toEqual([30, 30, 300, 300, 3600, 30, 3600, 3600, 3600]);
});

test('a claim is forgotten after two weeks, a domain that broke after a month, one that works never', () => {
  const left = (state: DomainState, ms: number, proof: 'there' | 'missing' | 'unknown' = 'missing') => {
    const next = nextState({ state, fault: null, since: start }, { ...both, proof }, false, after(ms));
    return next === 'gone' ? next : next.state;
  };
  expect([
    ...[left('waiting', 14 * day - 1), left('waiting', 14 * day), left('waiting', 14 * day, 'there')],
    ...[left('broken', 30 * day - 1), left('broken', 30 * day), left('broken', 30 * day, 'unknown')],
    ...[left('working', 365 * day, 'there'), left('working', 365 * day)],
  ]).toEqual(['waiting', 'gone', 'working', 'broken', 'gone', 'gone', 'working', 'broken']);
});
