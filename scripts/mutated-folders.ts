import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { seededRandom } from '../src/domain/random/seeded-random.ts';

/** Where the rules are; mutated in this order where nothing else is named. */
export const ruled: readonly string[] = [
  'src/domain',
  'src/server/event-store',
  'src/server/identity',
  'src/server/intake',
  'src/server/published',
  'src/app/actors/sync',
];

/**
 * Contracts that judge a part besides its own unit tests: globs. Their servers run in the test’s process, where the
 * change is.
 */
const contractsOf: Readonly<Record<string, readonly string[]>> = {
  'src/server/event-store': [
    'tests/contracts/event-store*.test.ts',
    'tests/contracts/snapshots.test.ts',
    'tests/contracts/verify-logs.test.ts',
  ],
  'src/server/identity': ['tests/contracts/identity-*.test.ts'],
  'src/server/intake': [
    'tests/contracts/page-forms.test.ts',
    'tests/contracts/robot-forms.test.ts',
    'tests/contracts/visits.test.ts',
  ],
  'src/server/published': [
    'tests/contracts/published-pages.test.ts',
    'tests/contracts/publishing*.test.ts',
    'tests/contracts/sent-versions.test.ts',
  ],
};

/** A folder that is mutated in one go, with its tests. Paths are relative to the repository, with slashes. */
export interface MutatedFolder {
  readonly folder: string;
  readonly files: readonly string[];
  readonly unitTests: readonly string[];
  readonly contracts: readonly string[];
}

/** The folders at and below a path, each by itself; of a file, its folder with that file alone. */
export function mutatedFolders(path: string): MutatedFolder[] {
  const files = statSync(path).isFile() ? [path] : found([`${path}/**/*.ts`]).filter(isMutated);
  return Object.entries(Object.groupBy(files, dirname)).map(([folder, itsFiles = []]) => {
    const part = partOf(folder);
    return {
      folder,
      files: itsFiles,
      unitTests: found([`${part}/**/*.test.ts`]),
      contracts: found(contractsOf[part] ?? []),
    };
  });
}

/** Draws this many of the files that have code in them and tests in their folder, and returns them by folder. */
export function sampled(folders: readonly MutatedFolder[], size: number, seed: number): MutatedFolder[] {
  const judged = folders.filter(({ unitTests, contracts }) => unitTests.length + contracts.length > 0);
  const left = judged.flatMap(({ files }) => files).filter(hasCode);
  const random = seededRandom(seed);
  const drawn: string[] = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return folders
    .map((folder) => ({ ...folder, files: folder.files.filter((file) => drawn.includes(file)) }))
    .filter(({ files }) => files.length > 0);
}

/** Files of types and of tables alone have nothing to change. */
const hasCode = (file: string): boolean => /=>|\b(?:function|class)\b/.test(readFileSync(file, 'utf8'));

/** Words are the business of those who write them: a label says what it says. */
const isMutated = (file: string): boolean => !/\.test\.ts$|(^|[/-])labels\.ts$/.test(file);

/** The folder whose tests judge this one: `src/domain/report` for `src/domain/report/sections`. */
const partOf = (folder: string): string =>
  ruled.find((each) => each !== 'src/domain' && `${folder}/`.startsWith(`${each}/`)) ??
  folder.split('/').slice(0, 3).join('/');

const found = (globs: readonly string[]): string[] =>
  globSync([...globs])
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
