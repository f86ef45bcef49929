import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { withoutStyleCompiler } from '../fixtures/without-style-compiler.ts';

test('all charts together are at most 8 KB', async () => {
  const charts = ['corridor-chart', 'interval-bars', 'funnel-chart'].map((name) => `src/drawing/charts/${name}.ts`);
  const parts = [...charts, 'src/ui/Chart.tsx'];
  // A build for development has the place of each file in it, so its size depends on the checkout.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    ...withoutStyleCompiler,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: true,
      // What every page has is left out.
      rolldownOptions: { input: parts, preserveEntrySignatures: 'strict', external: [/^react/, /styled-system/] },
    },
  });
  vi.unstubAllEnvs();
  const { output } = built as Rolldown.RolldownOutput;
  const sizes = output.map((file) => (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0));
  expect(output.some((file) => file.type === 'chunk' && file.code.includes('ahead'))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000);
});
