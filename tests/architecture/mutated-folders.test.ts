import { expect, test } from 'vitest';
import { mutatedFolders, ruled } from '../../scripts/mutated-folders.ts';
import { scoreOf, survivorsOf } from '../../scripts/mutation-report.ts';

test('each folder of rules is there, and each server folder is judged by contracts too', () => {
  const judged = ruled.map((path) => {
    const folders = mutatedFolders(path);
    const hasUnits = folders.some(({ unitTests }) => unitTests.length > 0);
    return [path, hasUnits, folders.every(({ contracts }) => contracts.length > 0)];
  });
  expect(judged).toEqual([
    ['src/domain', true, false],
    ['src/server/event-store', true, true],
    ['src/server/identity', true, true],
    ['src/server/intake', true, true],
    ['src/server/published', true, true],
    ['src/app/actors/sync', true, false],
  ]);
});

test('a folder below a part is judged by the tests of the whole part, and labels and tests stay as they are', () => {
  const folders = mutatedFolders('src/domain');
  const [post, sections] = ['post', 'report/sections'].map((name) =>
    folders.find(({ folder }) => folder === `src/domain/${name}`),
  );
  expect(post?.unitTests).toEqual(['src/domain/post/merged-post.test.ts', 'src/domain/post/post-stream.test.ts']);
  expect(sections?.unitTests).toEqual(mutatedFolders('src/domain/report')[0]?.unitTests);
  const files = folders.flatMap((folder) => folder.files);
  expect(files.filter((file) => /\.test\.ts$|labels\.ts$/.test(file))).toEqual([]);
});

test('a file is judged as its folder is', () => {
  const [folder] = mutatedFolders('src/domain/post');
  expect(mutatedFolders('src/domain/post/post.ts')).toEqual([{ ...folder, files: ['src/domain/post/post.ts'] }]);
});

const at = (line: number, from: number, toLine: number, to: number): object => ({
  location: { start: { line, column: from }, end: { line: toLine, column: to } },
});
const report = {
  files: {
    'a.ts': {
      source: 'const late =\n  a > 1 &&\n  b;\nstop();\n',
      mutants: [
        { ...at(4, 1, 4, 8), replacement: '', status: 'NoCoverage' },
        { ...at(2, 3, 3, 4), replacement: 'true', status: 'Survived' },
        { ...at(2, 3, 2, 8), replacement: 'a >= 1', status: 'Killed' },
        { ...at(2, 3, 2, 8), replacement: 'a <= 1', status: 'Timeout' },
        { ...at(1, 1, 1, 2), replacement: '', status: 'Ignored' },
        { ...at(1, 1, 1, 2), replacement: '', status: 'RuntimeError' },
      ],
    },
    'b.ts': { source: '', mutants: [{ ...at(1, 1, 1, 1), replacement: '', status: 'Survived' }] },
  },
} as unknown as Parameters<typeof scoreOf>[1];

test('a score counts what tests could have noticed in these files', () => {
  expect(scoreOf('here', report, ['a.ts'])).toEqual({
    ...{ folder: 'here', found: 2, survived: 1, unreached: 1, score: '50%' },
  });
  expect(scoreOf('here', report, ['c.ts']).score).toBe('nothing to change');
});

test('a survivor is named by its place, its words and what they became', () => {
  expect(survivorsOf(report, ['a.ts'])).toEqual([
    'a.ts:2  a > 1 && b  →  true',
    'a.ts:4  stop();  →   (no test reaches it)',
  ]);
});
