import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from './chromium.ts';

// `npm run bench [-- NAME] [--against FOLDER]`: figures, not tests. Every figure is a ratio within one run or a size. Where
// another checkout of the product is named, `append`, `warm` and `load` measure it too, visit by visit in turn: a machine is not the
// same from one run to the next.
const benchmarks = {
  api: () => import('../tests/load/api.bench.ts'),
  append: () => import('../tests/load/append.bench.ts'),
  fold: () => import('../tests/load/fold.bench.ts'),
  journal: () => import('../tests/load/journal.bench.ts'),
  load: () => import('../tests/load/load.bench.ts'),
  paint: () => import('../tests/load/paint.bench.ts'),
  proof: () => import('../tests/load/proof.bench.ts'),
  enumeration: () => import('../tests/load/enumeration.bench.ts'),
  vault: () => import('../tests/load/vault.bench.ts'),
  survey: () => import('../tests/load/survey.bench.ts'),
  feedback: () => import('../tests/load/feedback.bench.ts'),
  report: () => import('../tests/load/report.bench.ts'),
  score: () => import('../tests/load/score.bench.ts'),
  verdict: () => import('../tests/load/verdict.bench.ts'),
  live: () => import('../tests/load/live.bench.ts'),
  sync: () => import('../tests/load/sync.bench.ts'),
  canvas: () => import('../tests/load/canvas.bench.ts'),
  'canvas-file': () => import('../tests/load/canvas-file.bench.ts'),
  starve: () => import('../tests/load/starve.bench.ts'),
  warm: () => import('../tests/load/warm.bench.ts'),
  scale: () => import('../tests/load/scale.bench.ts'),
  public: () => import('../tests/load/public.bench.ts'),
  'page-editor': () => import('../tests/load/page-editor.bench.ts'),
  'first-paint': () => import('../tests/load/first-paint.bench.ts'),
  lighthouse: () => import('../tests/load/lighthouse.bench.ts'),
} as const;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const [wanted] = positionals;
const against = values.against === undefined ? undefined : resolve(values.against);
if (wanted !== undefined && !Object.hasOwn(benchmarks, wanted)) {
  console.error(`There is no benchmark "${wanted}"; there are ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}
await requireChromium();
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted !== undefined && wanted !== name) continue;
  const { measure } = await load();
  console.log(`\n${name}`);
  console.table(await measure(against));
}
