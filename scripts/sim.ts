import { parseArgs } from 'node:util';
import { minimise } from '../tests/simulator/minimise.ts';
import { pin } from '../tests/simulator/pinned-plans.ts';
import { type Plan, planOf } from '../tests/simulator/plan.ts';
import { runPlan } from '../tests/simulator/run-plan.ts';

// `npm run sim [-- --seeds N --from S]`: the sync core through many seeds. What fails is made small, printed and pinned.
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];
if (!Number.isInteger(seeds) || !Number.isInteger(from) || seeds < 1) {
  console.error('How many seeds, and from which? Say it as in: npm run sim -- --seeds 500 --from 1');
  process.exit(2);
}

const beganMs = performance.now();
const total = { commands: 0, facts: 0, undone: 0, simulatedMs: 0 };
let failed = 0;
for (let seed = from; seed < from + seeds; seed++) {
  const plan = planOf(seed);
  const { violation, commands, facts, undone, simulatedMs } = await runPlan(plan);
  total.commands += commands;
  total.facts += facts;
  total.undone += undone;
  total.simulatedMs += simulatedMs;
  if (violation) {
    failed += 1;
    await explain(plan, violation);
  }
  const done = seed - from + 1;
  if (done % Math.max(1, Math.round(seeds / 20)) === 0 || done === seeds) console.log(progress(done));
}
process.exitCode = failed > 0 ? 1 : 0;

async function explain(plan: Plan, { invariant, message }: { invariant: string; message: string }): Promise<void> {
  const fails = async (smaller: Plan): Promise<boolean> => (await runPlan(smaller)).violation?.invariant === invariant;
  const small = await minimise(plan, fails);
  console.log(`\nSeed ${plan.seed} breaks “${invariant}”:\n  ${message}`);
  console.log(`  ${plan.actions.length} actions, of which these suffice (now pinned in tests/simulator):`);
  for (const action of small.actions) console.log(`  ${JSON.stringify(action)}`);
  pin({ invariant, plan: small });
}

function progress(done: number): string {
  const seconds = (performance.now() - beganMs) / 1000;
  const { commands, facts, undone, simulatedMs } = total;
  const counts = `${commands} commands, ${facts} facts, ${undone} exact undos`;
  return `${done} of ${seeds} seeds, ${failed} failed; ${counts}; ${Math.round(done / seconds)} seeds and ${Math.round(
    simulatedMs / 3_600_000 / seconds,
  )} simulated hours a second`;
}
