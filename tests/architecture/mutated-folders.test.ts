import { expect, test } from 'vitest';
import { mutatedFolders, ruled, sampled } from '../../scripts/mutated-folders.ts';
import { scoreOf, survivorsOf, totalOf } from '../../scripts/mutation-report.ts';

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

test('a sample is so many files with code in them, the same by the same seed, judged as their folders are', () => {
  const folders = mutatedFolders('src/domain');
  const filesOf = (size: number, seed: number): string[] => sampled(folders, size, seed).flatMap(({ files }) => files);
  const drawn = filesOf(40, 7);
  expect(drawn).toHaveLength(40);
  expect(new Set(drawn).size).toBe(40);
  expect(filesOf(40, 7)).toEqual(drawn);
  expect(filesOf(40, 8)).not.toEqual(drawn);
  for (const { files, ...judged } of sampled(folders, 40, 7)) {
    expect(folders).toContainEqual({ ...judged, files: expect.arrayContaining([...files]) });
  }
});

test('a sample of more files than there are is all that have code in them', () => {
  const post = mutatedFolders('src/domain/post');
  const all = post.flatMap(({ files }) => files);
  const code = sampled(post, 1_000, 1).flatMap(({ files }) => files);
  expect(code).toContain('src/domain/post/post-rules.ts');
  expect(code).toEqual(all.filter((file) => code.includes(file)));
  expect(all).toContain('src/domain/post/post-facts.ts');
  expect(code).not.toContain('src/domain/post/post-facts.ts');
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

test('a total counts each change the same, however many its folder has', () => {
  const scores = [
    { folder: 'a', found: 90, survived: 6, unreached: 4, score: '90%' },
    { folder: 'b', found: 0, survived: 1, unreached: 0, score: '0%' },
  ];
  expect(totalOf(scores)).toEqual({ folder: 'total', found: 90, survived: 7, unreached: 4, score: '89%' });
  expect(totalOf([]).score).toBe('nothing to change');
});

test('a survivor is named by its place, its words and what they became', () => {
  expect(survivorsOf(report, ['a.ts'])).toEqual([
    'a.ts:2  a > 1 && b  →  true',
    'a.ts:4  stop();  →   (no test reaches it)',
  ]);
});
