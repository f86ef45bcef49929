import type { Experiment, Lock, Method } from '../experiment/experiment.ts';
import { minutesToConvert } from '../experiment/minutes-to-convert.ts';
import {
  type Intake,
  type IntakeEntry,
  intakeStreamOf,
  networkOf,
  type Origin,
  type PlacedRun,
} from '../intake/intake.ts';
import { invitedSource } from '../intake/invitation.ts';
import { isExcluded } from '../intake/origins-of.ts';
import { eachPart } from '../log/parts.ts';
import type { Entry } from './entry.ts';
import { createAdmission } from './network-limits.ts';

type Judged = Pick<Experiment, 'artefact' | 'lock' | 'closed' | 'method'>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Until when the visitors of a run may still convert, ISO 8601. Where two versions are compared, on the same day (UTC) at
 * most: from the next day on the same visitor may see the other one.
 */
export function convertsUntil(
  { until }: Pick<PlacedRun, 'until'>,
  lock: Pick<Lock, 'windowMinutes'>,
  method: Method,
): string {
  const time = Date.parse(until);
  const end = time + minutesToConvert(lock) * minuteMs;
  const lastOfDay = (Math.floor(time / dayMs) + 1) * dayMs - 1;
  return new Date(method === 'split' ? Math.min(end, lastOfDay) : end).toISOString();
}

/**
 * Returns the entries of a page that count for an experiment: its visitors after the start in the order of their
 * ordinals, up to the first who may still convert at `now`. A visitor who has converted counts as yes at once, all
 * others as no once their time is over. Visitors beyond the limit for one address or one network are left out. Computed
 * from the log alone, so that anybody can repeat it.
 */
export function entriesOfPage(experiment: Judged, intake: Intake | undefined, now: string): readonly Entry[] {
  const at = experiment.closed?.at ?? now;
  const entries: Entry[] = [];
  for (const { entry, until } of visitsOf(experiment, intake)) {
    if (!entry.isYes && at < until) return entries;
    entries.push(entry);
  }
  return entries;
}

/** Who has come and does not count yet. */
export interface WaitingVisitors {
  readonly came: number;
  readonly yeses: number;
  /** When the first of them can count, ISO 8601. */
  readonly firstAt: string;
  /** Each of them in the order of their ordinals: whether it has said yes by now. */
  readonly answers: readonly boolean[];
}

/** Returns the visitors of the sample who came after the last one who counts; null if all count, or nobody came. */
export function waitingOf(experiment: Judged, intake: Intake | undefined, now: string): WaitingVisitors | null {
  if (experiment.closed) return null;
  const answers: boolean[] = [];
  let firstAt: string | null = null;
  for (const { entry, until } of visitsOf(experiment, intake)) {
    if (firstAt === null && (entry.isYes || now >= until)) continue;
    firstAt ??= until;
    answers.push(entry.isYes);
  }
  if (firstAt === null) return null;
  return { came: answers.length, yeses: answers.filter(Boolean).length, firstAt, answers };
}

interface Visit {
  readonly entry: Entry;
  /** Until when it may still convert. ISO 8601. */
  readonly until: string;
}

/** The visits of the sample, counted or not. */
function* visitsOf(experiment: Judged, intake: Intake | undefined): Generator<Visit> {
  const { lock, method } = experiment;
  if (!lock || !intake) return;
  let count = 0;
  for (const { run, origin, isYes, leftOut } of visitorsFor(experiment, intake)) {
    if (leftOut !== null) continue;
    const until = convertsUntil(run, lock, method);
    const { version, source, position, until: recordedAt } = run;
    const network = origin === undefined ? {} : { network: networkOf(origin) };
    const stream = intakeStreamOf(intake.id);
    yield { entry: { stream, position, recordedAt, isYes, version, source, ...network }, until };
    count += 1;
    if (count === lock.n) return;
  }
}

/** Returns how many visitors do not count for an experiment for a reason. */
export function visitorsLeftOut(experiment: Judged, intake: Intake | undefined, reason: LeftOut): number {
  let count = 0;
  for (const { leftOut } of visitorsFor(experiment, intake)) if (leftOut === reason) count += 1;
  return count;
}

/** Why a visitor does not count. */
export type LeftOut = 'invited' | 'many-from-one-network' | 'network-excluded';

interface Visitor {
  readonly run: PlacedRun;
  readonly origin: Origin | undefined;
  /** Whether they have done what counts, while it counted. */
  readonly isYes: boolean;
  readonly leftOut: LeftOut | null;
}

/** The visitors of an experiment’s time in the order of their ordinals, without those whom the founder has excluded. */
export function* visitorsFor(
  { artefact, lock, closed, method }: Judged,
  intake: Intake | undefined,
): Generator<Visitor> {
  if (!lock || !intake || artefact?.kind !== 'page' || artefact.id !== intake.id) return;
  const { converted, excluded } = byOrdinal(intake, artefact.goal, lock, closed);
  const admits = createAdmission(lock);
  for (const run of intake.runs) {
    if (!isInTime(run, lock, closed)) continue;
    const end = convertsUntil(run, lock, method);
    const isInvited = run.source === invitedSource && !lock.countsInvited;
    for (let nth = 0; nth < run.n; nth++) {
      const ordinal = run.from + nth;
      if (excluded.has(ordinal)) continue;
      const origin = run.origins?.[nth];
      const convertedAt = converted.get(ordinal);
      const isYes = convertedAt !== undefined && convertedAt <= end;
      const leftOut = isInvited
        ? 'invited'
        : isExcluded(intake, origin)
          ? 'network-excluded'
          : admits(origin)
            ? null
            : 'many-from-one-network';
      yield { run, origin, isYes, leftOut };
    }
  }
}

/**
 * Whether a run's visitors came during the experiment. No visitor counts who came while it was unknown whether it runs.
 */
function isInTime({ since, until, position }: PlacedRun, lock: Lock, closed: Experiment['closed']): boolean {
  if (since < lock.startedAt || (lock.endsAt !== null && until >= lock.endsAt)) return false;
  return isBefore(position, closed);
}

/** Whether something was in the log when the sample was closed. */
export const isBefore = (position: number | null, closed: Experiment['closed']): boolean =>
  !closed || closed.position === null || (position !== null && position < closed.position);

/** When each visitor has first done what counts, and whom the founder has excluded. */
function byOrdinal({ entries }: Intake, goal: string, { counts }: Lock, closed: Experiment['closed']) {
  const converted = new Map<number, string>();
  const excluded = new Set<number>();
  for (const entry of eachPart(entries)) {
    const { ordinal } = entry;
    if (ordinal === null) continue;
    // Whoever is excluded is no visitor, whatever else they did.
    if (entry.excludedFor !== null) excluded.add(ordinal);
    if (!isFor(entry, goal)) continue;
    const [time, position] =
      counts === 'confirmed' && goal !== 'fake-door'
        ? [entry.confirmedAt, entry.confirmedPosition]
        : [entry.receivedAt, entry.position];
    if (time === null || !isBefore(position, closed)) continue;
    const before = converted.get(ordinal);
    if (before === undefined || time < before) converted.set(ordinal, time);
  }
  return { converted, excluded };
}

const isFor = (entry: IntakeEntry, goal: string): boolean =>
  goal === 'qualified-sign-up' ? entry.goal === 'sign-up' && entry.hasAnswers : entry.goal === goal;
