import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { NameFailures } from './tests/fixtures/name-failures.ts';
import { NameSlowest } from './tests/fixtures/name-slowest.ts';
import { SaySecondTries } from './tests/fixtures/say-second-tries.ts';
import { SlowFirst } from './tests/fixtures/slow-first.ts';

/**
 * Options of projects in Node. Waits end as soon as they can, and a test says how long it took, not whether that is
 * long: limits only end what hangs. They are ten times what the slowest takes on two idle cores, for machines that are
 * busy or slow.
 */
const node = {
  environment: 'node' as const,
  /** The rules of all kinds of stream. */
  setupFiles: ['src/domain/log/all-kinds.ts'],
  expect: { poll: { timeout: 60_000 } },
  // A process for each file, with all its modules read anew, would be half of the work.
  pool: 'threads' as const,
  isolate: false,
  maxWorkers: 2,
};

/**
 * Modules as Node itself reads them, as it does in the server: Vite's own way to run them, which goes through an object for
 * each import, is an eighth to a fifth of the work of contracts; see docs/decisions/0202.
 */
const natively = { ...node, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Units that draw components or find modules by their names. */
const byVite = [
  'src/features/{idea-vault/empty-list,landing/landing-page,pricing/pricing-screen,resources/screens}.test.ts',
  'src/features/validate/experiments/stake-in-axis.test.ts',
  'src/ui/{date-display,password-field,prerendered}.test.ts',
  'tests/architecture/known-logics.test.ts',
];

/** The large counts take many times as long. */
const patience = process.env['TEST_FULL'] ? 10 : 1;

const ofUnits = {
  setupFiles: [...node.setupFiles, 'tests/fixtures/timers-left.ts'],
  testTimeout: 120_000 * patience,
};

const inContracts = [
  ...node.setupFiles,
  'tests/fixtures/light-scrypt-here.ts',
  'tests/fixtures/isolation/bind-to-workspaces.ts',
];

/**
 * There a flake costs a whole landing. A test that passed on its second try is printed as such, and is a bug; tests of races
 * opt out, but for the long one of refreshes.
 */
const retry = process.env['CI'] ? 1 : 0;

/** Contracts of the store itself, which run on whole tables and on divided ones. */
const ofTheStore = ['event-store', 'event-store-facts', 'event-store-together'];

/** Other contracts that read and write large tables: on divided ones, which refuse more, and in the full run on both. */
const onLargeTables = [
  'commands',
  'entries',
  'judgement',
  'notifications',
  'personal',
  'snapshots',
  'survey-files',
  'visits',
];
const contracts = (names: readonly string[]) => names.map((name) => `tests/contracts/${name}.test.ts`);

/** Node would take the identity provider's code for servers, which remembers nobody and knows no windows. */
const authForBrowsers = createRequire(import.meta.resolve('firebase/app'))
  .resolve('@firebase/auth')
  .replace('/dist/node/', '/dist/esm/');

/** The whole application in a window without pictures. */
const inJsdom = {
  ...node,
  environment: './tests/fixtures/app-in-jsdom/lasting-jsdom.ts',
  server: { deps: { inline: [authForBrowsers] } },
  setupFiles: [
    ...node.setupFiles,
    'tests/fixtures/app-in-jsdom/settle-imports.ts',
    'tests/fixtures/app-in-jsdom/jsdom-polyfills.ts',
    'tests/fixtures/app-in-jsdom/without-owner-stacks.ts',
  ],
  testTimeout: 120_000 * patience,
  retry,
};

/** Files that put something in the place of modules, which no file before may have loaded. */
const withOwnModules = [
  'src/adapters/analytics/start-counting.test.tsx',
  'src/app/EarlyKeys.test.tsx',
  'src/app/pages/Consent.test.tsx',
];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // Vitest itself ends the loading of code that nobody waits for at the end of a file, and then complains of it.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    reporters: ['default', new SaySecondTries(), new NameSlowest(), new NameFailures()],
    projects: [
      {
        test: {
          ...natively,
          name: 'unit',
          ...ofUnits,
          include: ['src/**/*.test.ts', 'machines/**/*.test.ts', 'tests/{models,architecture,simulator}/**/*.test.ts'],
          exclude: byVite,
        },
      },
      { test: { ...node, name: 'unit-by-vite', ...ofUnits, include: byVite } },
      {
        resolve: { alias: { 'firebase/auth': authForBrowsers } },
        test: { ...inJsdom, name: 'components', include: ['src/**/*.test.tsx'], exclude: withOwnModules },
      },
      {
        resolve: { alias: { 'firebase/auth': authForBrowsers } },
        test: { ...inJsdom, name: 'components-alone', include: withOwnModules, isolate: true },
      },
      {
        test: {
          ...natively,
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          exclude: process.env['TEST_FULL'] ? [] : contracts(onLargeTables),
          setupFiles: inContracts,
          globalSetup: ['tests/fixtures/postgres-setup.ts'],
          testTimeout: 180_000 * patience,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...natively,
          name: 'partitions',
          include: process.env['TEST_FULL']
            ? ['tests/contracts/**/*.test.ts']
            : contracts([...ofTheStore, ...onLargeTables]),
          setupFiles: inContracts,
          globalSetup: ['tests/fixtures/partitioned-setup.ts'],
          testTimeout: 180_000 * patience,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...natively,
          name: 'e2e',
          include: ['tests/{e2e,ui}/**/*.e2e.ts'],
          // Some minutes in Chromium; in process every path is walked in every run, and stories of their own tell each part of
          // the afternoon.
          exclude: process.env['TEST_FULL']
            ? []
            : ['tests/e2e/*-paths.e2e.ts', 'tests/e2e/{afternoon,hour-apart}.e2e.ts'],
          globalSetup: ['tests/fixtures/postgres-setup.ts'],
          testTimeout: 300_000 * patience,
          hookTimeout: 300_000,
          retry,
        },
      },
    ],
  },
});
