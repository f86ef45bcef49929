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
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    ...(provided ? { provide: provided } : {}),
  },
});
