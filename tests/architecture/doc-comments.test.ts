import { describe, expect, test } from 'vitest';
import { findCommentFaults } from './find-comment-faults.ts';
import { sourceFiles } from './source-files.ts';

describe('a doc comment says what a thing is or does', () => {
  test('so none begins with What, Whoever, Those, Of or As', () => {
    const files = ['src', 'machines', 'tests', 'scripts'].flatMap(sourceFiles);
    const own = files.filter(({ path }) => path !== 'tests/architecture/doc-comments.test.ts');
    expect(own.length).toBeGreaterThan(3000);
    expect(findCommentFaults(own)).toEqual([]);
  });

  test.each([
    ['/** Of a square, in pixels. */\nconst side = 1;', 'src/a.ts:1 begins with Of a square, in pixels.'],
    ['const a = 1;\n/**\n * What is kept.\n * It stays.\n */', 'src/a.ts:2 begins with What is kept.'],
    ['  /** As `pause`. */ readonly rest: 1;', 'src/a.ts:1 begins with As `pause`.'],
    ['/** Whoever asks. */', 'src/a.ts:1 begins with Whoever asks.'],
    ['/** Those that wait. */', 'src/a.ts:1 begins with Those that wait.'],
  ])('%j is found', (text, fault) => {
    expect(findCommentFaults([{ path: 'src/a.ts', text }])).toEqual([fault]);
  });

  test.each(['/** Side of the square. */', '/** Whatever is given. */', '// What a line says.', '/** Assumptions. */'])(
    '%j is none',
    (text) => {
      expect(findCommentFaults([{ path: 'src/a.ts', text }])).toEqual([]);
    },
  );
});
