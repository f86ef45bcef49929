import type { Experiment } from '../experiment/experiment.ts';
import { type Intake, networkOf, type Origin } from '../intake/intake.ts';
import { visitorsFor } from './page-entries.ts';
import { responsesFor } from './survey-entries.ts';

/** All visitors or responses of an experiment from one network on one day, whether or not they count. */
export interface NetworkOfDay {
  readonly network: string;
  /** When the first came, by the server’s clock. ISO 8601. */
  readonly since: string;
  readonly k: number;
  readonly n: number;
  /** Why the founder has excluded it; null while it counts. */
  readonly excludedFor: string | null;
}

type Judged = Pick<Experiment, 'artefact' | 'lock' | 'closed' | 'method'>;

/** The networks of an experiment’s entries, those that brought the most first; none where origins were not kept. */
export function networksOf(experiment: Judged, intake: Intake | undefined): readonly NetworkOfDay[] {
  const networks = new Map<string, NetworkOfDay>();
  for (const { origin, at, isYes } of intake ? cameFor(experiment, intake) : []) {
    if (origin === undefined) continue;
    const network = networkOf(origin);
    const excludedFor = intake?.excludedNetworks?.[network] ?? null;
    const known = networks.get(network) ?? { network, since: at, k: 0, n: 0, excludedFor };
    networks.set(network, { ...known, k: known.k + (isYes ? 1 : 0), n: known.n + 1 });
  }
  return [...networks.values()].sort((a, b) => b.n - a.n || (a.since < b.since ? -1 : 1));
}

interface Came {
  readonly origin: Origin | undefined;
  readonly at: string;
  readonly isYes: boolean;
}

function* cameFor(experiment: Judged, intake: Intake): Generator<Came> {
  for (const { run, origin, isYes } of visitorsFor(experiment, intake)) yield { origin, at: run.since, isYes };
  if (!experiment.lock) return;
  for (const { entry, origin } of responsesFor(experiment, experiment.lock, intake))
    yield { origin, at: entry.recordedAt, isYes: entry.isYes };
}
