import type { Experiment, Lock } from '../experiment/experiment.ts';
import { type Intake, intakeStreamOf, networkOf, type Origin } from '../intake/intake.ts';
import { isExcluded, originsOf } from '../intake/origins-of.ts';
import { eachPart } from '../log/parts.ts';
import { countedAnswer } from '../survey/counted-answer.ts';
import { gave } from '../survey/gave-answer.ts';
import { isResponse } from '../survey/survey-response.ts';
import type { Entry } from './entry.ts';
import { createAdmission } from './network-limits.ts';
import { isBefore } from './page-entries.ts';

type Judged = Pick<Experiment, 'artefact' | 'lock' | 'closed'>;

/**
 * Returns the entries of a survey that count for an experiment: each response after the start in which its question was
 * asked, in the order in which they came. If confirmed ones count, a response comes when its address is confirmed. A
 * person who does not count as a visitor, such as the founder, does not count here either, nor does one beyond the
 * limit for one network.
 */
export function entriesOfSurvey(experiment: Judged, intake: Intake | undefined): readonly Entry[] {
  const { lock } = experiment;
  if (!lock || !intake) return [];
  return admitted(lock, allowed(experiment, lock, intake)).slice(0, lock.n);
}

/** How many responses do not count for an experiment since too many came from their address or their network. */
export function responsesBeyondNetworks(experiment: Judged, intake: Intake | undefined): number {
  const { lock } = experiment;
  if (!lock || !intake) return 0;
  const responses = allowed(experiment, lock, intake);
  return responses.length - admitted(lock, responses).length;
}

interface Response {
  readonly entry: Entry;
  readonly origin: Origin | undefined;
}

const allowed = (experiment: Judged, lock: Lock, intake: Intake): readonly Response[] =>
  responsesFor(experiment, lock, intake).filter(({ origin }) => !isExcluded(intake, origin));

function admitted(lock: Lock, responses: readonly Response[]): Entry[] {
  const admits = createAdmission(lock);
  return responses.filter(({ origin }) => admits(origin)).map(({ entry }) => entry);
}

/** In their order, those from networks that the founder has excluded among them. */
export function responsesFor({ artefact, closed }: Judged, lock: Lock, intake: Intake): readonly Response[] {
  const counted = artefact?.kind === 'survey' ? countedAnswer(artefact.goal) : undefined;
  if (!counted || artefact?.id !== intake.id) return [];
  const originOf = originsOf(intake);
  const responses: Response[] = [];
  for (const sent of eachPart(intake.entries)) {
    const { ordinal, excludedFor, publishedVersion, source } = sent;
    if (!isResponse(sent) || ordinal === null || excludedFor !== null) continue;
    const [position, time] =
      lock.counts === 'confirmed' ? [sent.confirmedPosition, sent.confirmedAt] : [sent.position, sent.receivedAt];
    // Who answered before the start has not answered for the experiment, whenever they confirm.
    const isAfterStart = (sent.position ?? 0) > (lock.position ?? 0) && sent.receivedAt >= lock.startedAt;
    if (time === null || !isAfterStart) continue;
    const isInTime = lock.endsAt === null || time < lock.endsAt;
    const isYes = gave(sent.response, counted);
    if (!isInTime || !isBefore(position, closed) || isYes === undefined) continue;
    const stream = intakeStreamOf(intake.id);
    const origin = originOf(ordinal);
    const network = origin === undefined ? {} : { network: networkOf(origin) };
    const entry = {
      ...{ stream, position, recordedAt: time, isYes },
      ...{ version: `${publishedVersion}`, source },
      ...network,
    };
    responses.push({ entry, origin });
  }
  return responses.sort((a, b) => (a.entry.position ?? 0) - (b.entry.position ?? 0));
}
