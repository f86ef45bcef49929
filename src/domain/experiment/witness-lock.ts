import type { Intake } from '../intake/intake.ts';
import { invitedSource } from '../intake/invitation.ts';
import type { Interview } from '../interview/interview.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart } from '../log/parts.ts';
import type { Actor, Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import type { Experiment, Lock } from './experiment.ts';
import type { ExperimentFact } from './experiment-facts.ts';

/** Records that a member who did not lock the test saw its lock, before anything came in that counts. */
export function witnessLock(experiment: Experiment, reads: Reads): Decision<ExperimentFact> {
  const { lock, witness } = experiment;
  const { actor } = reads;
  if (!lock) return reject('not-locked');
  if (!actor || isOwnLock(lock, actor)) return reject('own-lock');
  if (witness) return reject('already-witnessed');
  if (hasBegunToCount(experiment, lock, reads)) return reject('too-late');
  return accept(fact('LockWitnessed', { by: actor.id }));
}

/** Whether this member locked the test. Locks from before there were teams don't say who did: it was the workspace's owner. */
export const isOwnLock = ({ by }: Pick<Lock, 'by'>, { id, role }: Pick<Actor, 'id' | 'role'>): boolean =>
  by === undefined ? role === 'owner' : by === id;

/** Whether the test has ended, or anything has come in that it may count, even if that was excluded since. */
export function hasBegunToCount(experiment: Experiment, lock: Lock, reads: Pick<Reads, 'statesOf'>): boolean {
  const { closed, result, stoppedFor, artefact } = experiment;
  if (closed || result || stoppedFor !== null) return true;
  if (artefact === null) return hasInterview(experiment, lock, reads.statesOf('interview') as Iterable<Interview>);
  for (const intake of reads.statesOf('intake') as Iterable<Intake>)
    if (intake.id === artefact.id && firstComing(experiment, lock, intake) !== null) return true;
  return false;
}

function hasInterview({ id, method }: Experiment, { position: start }: Lock, interviews: Iterable<Interview>): boolean {
  if (method !== 'interviews') return false;
  for (const { experimentId, position } of interviews)
    if (experimentId === id && (position === null || position > (start ?? 0))) return true;
  return false;
}

/** When the first visitor came whom the test may count, or the first answer to its survey; null until then. */
function firstComing(
  { artefact }: Pick<Experiment, 'artefact'>,
  { startedAt, position: start, countsInvited }: Lock,
  { runs, entries }: Intake,
): string | null {
  if (artefact?.kind === 'page') {
    const first = runs.find(({ since, source }) => since >= startedAt && (countsInvited || source !== invitedSource));
    return first?.since ?? null;
  }
  let first: string | null = null;
  for (const { position, receivedAt, ordinal } of eachPart(entries)) {
    const isAfterStart = (position ?? 0) > (start ?? 0) && receivedAt >= startedAt;
    if (ordinal !== null && isAfterStart && (first === null || receivedAt < first)) first = receivedAt;
  }
  return first;
}

/**
 * Whether the lock was witnessed before anybody came. Visitors are counted some time after they came, so that one may have
 * been there already.
 */
export function isWitnessedInTime(
  experiment: Pick<Experiment, 'artefact' | 'lock' | 'witness' | 'judgements'>,
  intake: Intake | undefined,
): boolean {
  const { artefact, lock, witness } = experiment;
  if (!lock || !witness) return false;
  if (!artefact) return true;
  // Of a test of an earlier idea it may not be known here who came.
  if (intake?.id !== artefact.id) return !experiment.judgements.some(({ n }) => n > 0);
  const first = firstComing(experiment, lock, intake);
  return first === null || witness.at < first;
}
