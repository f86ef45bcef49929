import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { newsMachine } from './news.machine.ts';

const events = [
  { type: 'category.chosen', category: 'Method' },
  { type: 'category.chosen', category: null },
  { type: 'articles.read', ids: ['a'] },
  { type: 'articles.read', ids: ['a', 'b'] },
  { type: 'articles.read', ids: [] },
  { type: 'reads.retried' },
  { type: 'connection.regained' },
  { type: 'founder.left' },
  done('saveReads', ['a']),
  done('saveReads', ['a', 'b']),
  failed('saveReads', { kind: 'no-answer' }),
];

describe('the news', () => {
  const coverage = new Coverage(newsMachine);

  for (const path of pathsOf(newsMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(newsMachine, path, {
        coverage,
        invariants: {
          '*': ({ context }) => expect(new Set(context.unsaved).size).toBe(context.unsaved.length),
          idle: ({ context }, run) => {
            expect(context.unsaved).toEqual([]);
            expect(run.running('saveReads')).toBe(0);
          },
          saving: ({ context }, run) => {
            expect(context.unsaved.length).toBeGreaterThan(0);
            expect(run.running('saveReads')).toBe(1);
          },
          unsaved: ({ context }, run) => {
            expect(context.unsaved.length).toBeGreaterThan(0);
            expect(run.running('saveReads')).toBe(0);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
