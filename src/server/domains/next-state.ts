import type { DomainFault, DomainState } from '#domain/page/own-domain.ts';
import type { ReadRecords } from './read-records.ts';

export interface CheckedDomain {
  readonly state: DomainState;
  readonly fault: DomainFault | null;
  readonly since: Date;
}

export interface NextState extends CheckedDomain {
  readonly checkAt: Date;
}

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 24 * 3_600_000];
/** How long a claim waits for its records, and how long a domain that broke is kept for the one who had it. */
const keptMs = { waiting: 14 * day, broken: 30 * day } as const;

/**
 * The state of a domain after its records were read; `gone` if it is forgotten. Where nobody answers nothing changes. Another
 * workspace that has it working, and proves it still, keeps it.
 */
export function nextState(
  before: CheckedDomain,
  { proof, pointing }: ReadRecords,
  isHeldByAnother: boolean,
  now: Date,
): NextState | 'gone' {
  const found = faultOf(proof, pointing, isHeldByAnother);
  // Nobody's answer is no reason to take a page from its visitors.
  const state =
    found === null ? 'working' : found === 'no-answer' || before.state === 'waiting' ? before.state : 'broken';
  const fault = state === 'working' ? null : found;
  const since = state === before.state ? before.since : now;
  const age = now.getTime() - since.getTime();
  if (state !== 'working' && age >= keptMs[state]) return 'gone';
  return { state, fault, since, checkAt: new Date(now.getTime() + waitMs(state, age)) };
}

function faultOf(
  proof: ReadRecords['proof'],
  pointing: ReadRecords['pointing'],
  isHeldByAnother: boolean,
): DomainFault | null {
  if (proof === 'missing') return 'proof-missing';
  if (pointing === 'missing') return 'not-pointing';
  if (proof === 'unknown' || pointing === 'unknown') return 'no-answer';
  return isHeldByAnother ? 'held-by-another' : null;
}

/** Often while somebody waits for it, seldom later. */
function waitMs(state: DomainState, age: number): number {
  if (state === 'working') return hour;
  if (age < 10 * minute) return 30 * second;
  return age < day ? 5 * minute : hour;
}
