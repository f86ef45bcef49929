import { parseArgs } from 'node:util';
import { minimise } from '../tests/simulator/minimise.ts';
import { pin, pinFiles } from '../tests/simulator/pinned-plans.ts';
import { planOf } from '../tests/simulator/plan.ts';
import { runPlan } from '../tests/simulator/run-plan.ts';
import { teamPlanOf } from '../tests/simulator/team/plan.ts';
import { runTeamPlan } from '../tests/simulator/team/run-team-plan.ts';

// `npm run sim [-- --seeds N --from S --of alone|team]`: the sync core through many seeds, of a founder alone and of a team.
// What fails is made small, printed and pinned.
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    of: { type: 'string' },
  },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];
if (!Number.isInteger(seeds) || !Number.isInteger(from) || seeds < 1) {
  console.error('How many seeds, and from which? Say it as in: npm run sim -- --seeds 500 --from 1');
  process.exit(2);
}
if (values.of !== undefined && !Object.hasOwn(pinFiles, values.of)) {
  console.error('Of whom? Say --of alone, --of team, or nothing for both.');
  process.exit(2);
}

interface Outcome {
  readonly violation: { readonly invariant: string; readonly message: string } | null;
  readonly commands: number;
  readonly facts: number;
  readonly undone: number;
  readonly simulatedMs: number;
}
interface Plan {
  readonly seed: number;
  readonly actions: readonly unknown[];
}

const beganMs = performance.now();
const total = { commands: 0, facts: 0, undone: 0, simulatedMs: 0 };
let failed = 0;
for (let seed = from; seed < from + seeds; seed++) {
  if (values.of !== 'team') await tryPlan(planOf(seed), runPlan, pinFiles.alone);
  if (values.of !== 'alone') await tryPlan(teamPlanOf(seed), runTeamPlan, pinFiles.team);
  const done = seed - from + 1;
  if (done % Math.max(1, Math.round(seeds / 20)) === 0 || done === seeds) console.log(progress(done));
}
process.exitCode = failed > 0 ? 1 : 0;

async function tryPlan<Of extends Plan>(plan: Of, run: (plan: Of) => Promise<Outcome>, file: string): Promise<void> {
  const { violation, commands, facts, undone, simulatedMs } = await run(plan);
  total.commands += commands;
  total.facts += facts;
  total.undone += undone;
  total.simulatedMs += simulatedMs;
  if (!violation) return;
  failed += 1;
  const { invariant, message } = violation;
  const small = await minimise(plan, async (smaller) => (await run(smaller)).violation?.invariant === invariant);
  console.log(`\nSeed ${plan.seed} breaks “${invariant}”:\n  ${message}`);
  console.log(`  ${plan.actions.length} actions, of which these suffice (now pinned in tests/simulator):`);
  for (const action of small.actions) console.log(`  ${JSON.stringify(action)}`);
  pin(file, { invariant, plan: small });
}

function progress(done: number): string {
  const seconds = (performance.now() - beganMs) / 1000;
  const { commands, facts, undone, simulatedMs } = total;
  const counts = `${commands} commands, ${facts} facts, ${undone} exact undos`;
  return `${done} of ${seeds} seeds, ${failed} failed; ${counts}; ${Math.round(done / seconds)} seeds and ${Math.round(
    simulatedMs / 3_600_000 / seconds,
  )} simulated hours a second`;
}
