import { defineConfig } from 'vitest/config';

// How Vitest runs inside Stryker; `mutate.ts` says with which tests, and on which PostgreSQL.
const { tests, onDatabase, provided } = JSON.parse(process.env['MUTATION'] ?? '{}') as {
  readonly tests?: string[];
  readonly onDatabase?: boolean;
  readonly provided?: object;
};

export default defineConfig({
  // Stryker works on a copy.
  root: process.cwd(),
  test: {
    include: tests ?? [],
    isolate: false,
    setupFiles: [
      'src/domain/log/all-kinds.ts',
      'tests/fixtures/timers-left.ts',
      ...(onDatabase ? ['tests/fixtures/light-scrypt-here.ts', 'tests/fixtures/isolation/bind-to-workspaces.ts'] : []),
    ],
    // A change may leave a test waiting for ever: its timeout finds that. Tests without a database end sooner.
    expect: { poll: { timeout: onDatabase ? 60_000 : 10_000 } },
    testTimeout: onDatabase ? 180_000 : 60_000,
    hookTimeout: 180_000,
    ...(provided ? { provide: provided } : {}),
  },
});
