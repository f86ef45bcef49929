import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import startPostgres from '../tests/fixtures/postgres-setup.ts';
import { memoryFolder } from './memory-folder.ts';
import { type MutatedFolder, mutatedFolders, ruled, sampled } from './mutated-folders.ts';
import { type MutationReport, type Score, scoreOf, survivorsOf, totalOf } from './mutation-report.ts';

// `npm run mutate [-- [PATH] [--sample N] [--seed S] [--concurrency N]]`: changes the rules, one change at a time, and
// says what no test noticed. A sample is N files of them, drawn at random.
// What is judged is kept, so that a run that is ended goes on where it was.
const stryker = '10.1.1';
const cache = 'node_modules/.cache/mutation';

process.chdir(join(import.meta.dirname, '..'));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [sample, seed] = [Number(values.sample ?? 1), Number(values.seed)];
if (!Number.isInteger(sample) || sample < 1 || !Number.isInteger(seed)) {
  console.error('How many files, and by which seed? Say it as in: npm run mutate -- src/domain --sample 40 --seed 1');
  process.exit(1);
}
const paths = positionals.length > 0 ? positionals.map(clean) : ruled;
const missing = paths.find((path) => !existsSync(path));
if (missing !== undefined) {
  console.error(`There is no ${missing}.`);
  process.exit(1);
}
const allFolders = paths.flatMap(mutatedFolders);
const folders = values.sample === undefined ? allFolders : sampled(allFolders, sample, seed);

install();
mkdirSync(cache, { recursive: true });
const inMemory = memoryFolder();
if (inMemory) process.env['TMPDIR'] = inMemory;
const provided: Record<string, unknown> = {};
const stopPostgres = folders.some(({ contracts }) => contracts.length > 0)
  ? await startPostgres({
      provide: (key, value) => {
        provided[key] = value;
      },
    })
  : undefined;
let isEnded = false;
let running: ChildProcess | undefined;
// Stryker keeps what it has at the first signal, and loses it at a second; PostgreSQL is stopped below.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isEnded) running?.kill(signal);
    isEnded = true;
  });
}
try {
  const scores: Score[] = [];
  const survivors: string[] = [];
  for (const mutated of folders) {
    if (isEnded) break;
    const report = await mutate(mutated);
    if (!report) continue;
    scores.push(scoreOf(mutated.folder, report, mutated.files));
    survivors.push(...survivorsOf(report, mutated.files));
  }
  if (survivors.length > 0) console.log(`\nNo test noticed:\n${survivors.join('\n')}\n`);
  console.table([...scores, totalOf(scores)]);
} finally {
  await stopPostgres?.();
}

/** Undefined where it could not be judged, which is said. */
async function mutate({ folder, files, unitTests, contracts }: MutatedFolder): Promise<MutationReport | undefined> {
  const tests = [...unitTests, ...contracts];
  if (tests.length === 0) {
    console.log(`${folder} has no tests of its own.`);
    return undefined;
  }
  const name = join(cache, folder.replaceAll('/', '-'));
  const [config, results] = [`${name}.config.json`, `${name}.json`];
  writeFileSync(config, JSON.stringify(strykerConfig(files, results)));
  console.log(`\n${folder}`);
  const child = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // What a terminal sends reaches it through us alone.
    detached: true,
    env: { ...process.env, MUTATION: JSON.stringify({ tests, onDatabase: contracts.length > 0, provided }) },
  });
  running = child;
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  if (isEnded) endGroup(child);
  if (code !== 0 || isEnded) {
    console.log(`${folder} ${isEnded ? 'was ended' : 'could not be judged'}.`);
    process.exitCode = 1;
    return undefined;
  }
  // Of a folder without a rule nothing is reported.
  return existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as MutationReport) : { files: {} };
}

/** Kills what is left of the run: a worker in an endless loop does not hear the signal. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
  } catch {
    // None is left.
  }
}

function strykerConfig(files: readonly string[], results: string): object {
  return {
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Each static mutant runs every test.
    ignoreStatic: true,
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'Regex'] },
    // Stryker asks TypeScript for its old API, which the native compiler has not: it finds no configuration to read.
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig.json', 'dist', 'screens', '.data'],
    incremental: true,
    incrementalFile: results,
    concurrency: Number(values.concurrency),
    dryRunTimeoutMinutes: 30,
    timeoutMS: 20_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  };
}

/** Beside the packages of the project, in none of its lists: `npm ci` takes it away again. */
function install(): void {
  const installed = 'node_modules/@stryker-mutator/vitest-runner/package.json';
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === stryker) return;
  console.log(`Installing Stryker ${stryker}; this is done once …`);
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${stryker}`);
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

function clean(path: string): string {
  return normalize(path).replaceAll('\\', '/').replace(/\/$/, '');
}
