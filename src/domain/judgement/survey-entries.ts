import type { Experiment } from '../experiment/experiment.ts';
import { type Intake, intakeStreamOf } from '../intake/intake.ts';
import { eachPart } from '../log/parts.ts';
import { countedAnswer } from '../survey/counted-answer.ts';
import { gave } from '../survey/gave-answer.ts';
import { isResponse } from '../survey/survey-response.ts';
import type { Entry } from './entry.ts';
import { isBefore } from './page-entries.ts';

/**
 * What counts of a survey for an experiment: each response after the start in which its question was asked, in the order
 * in which they came. If confirmed ones count, a response comes when its address is confirmed. Whoever does not count as a
 * visitor, such as the founder, does not count here either.
 */
export function entriesOfSurvey(
  { artefact, lock, closed }: Pick<Experiment, 'artefact' | 'lock' | 'closed'>,
  intake: Intake | undefined,
): readonly Entry[] {
  const counted = artefact?.kind === 'survey' ? countedAnswer(artefact.goal) : undefined;
  if (!lock || !intake || !counted || artefact?.id !== intake.id) return [];
  const entries: Entry[] = [];
  for (const entry of eachPart(intake.entries)) {
    const { ordinal, excludedFor, publishedVersion, source } = entry;
    if (!isResponse(entry) || ordinal === null || excludedFor !== null) continue;
    const [position, time] =
      lock.counts === 'confirmed' ? [entry.confirmedPosition, entry.confirmedAt] : [entry.position, entry.receivedAt];
    // Who answered before the start has not answered for the experiment, whenever they confirm.
    const isAfterStart = (entry.position ?? 0) > (lock.position ?? 0) && entry.receivedAt >= lock.startedAt;
    if (time === null || !isAfterStart) continue;
    const isInTime = lock.endsAt === null || time < lock.endsAt;
    const isYes = gave(entry.response, counted);
    if (!isInTime || !isBefore(position, closed) || isYes === undefined) continue;
    const stream = intakeStreamOf(intake.id);
    entries.push({ stream, position, recordedAt: time, isYes, version: `${publishedVersion}`, source });
  }
  return entries.sort((a, b) => (a.position ?? 0) - (b.position ?? 0)).slice(0, lock.n);
}
