import { type Experiment, experimentIdOf } from '#domain/experiment/experiment.ts';
import { type Intake, intakeIdOf, intakeStreamOf } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { sentFor } from '#domain/judgement/broken-split.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import { convertsUntil, entriesOfPage } from '#domain/judgement/page-entries.ts';
import { entriesOfSurvey } from '#domain/judgement/survey-entries.ts';
import { type SystemDraft, systemCommandsFor } from '#domain/judgement/system-commands.ts';
import { touchedExperiment, touchedPage } from '#domain/judgement/touched-experiment.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { FoldedStream } from '../event-store/folded-stream.ts';
import type { Consequence, MissingRead, PlannedLog, Reaction } from '../event-store/reaction.ts';
import { experimentsOfPage } from './experiments-of-page.ts';
import { interviewsOfExperiment } from './interviews-of-experiment.ts';

/**
 * Returns the commands that judge an experiment after something has happened to it or its time has come: none before it
 * was started. If they cannot be known yet, it says which reads are missing.
 */
export function judgementCommandsFor(
  stream: string,
  log: PlannedLog,
  now: string,
): { readonly drafts: readonly SystemDraft[]; readonly missing: readonly MissingRead[] } {
  const folded = log.folded(stream);
  if (!folded) return { drafts: [], missing: [{ stream }] };
  const experiment = folded.state as Experiment | undefined;
  if (!experiment?.lock) return { drafts: [], missing: [] };
  const ledgerStream = ledgerStreamOf(experiment.projectId);
  const ledger = log.folded(ledgerStream);
  const interviews = experiment.method === 'interviews' ? log.states(interviewsOfExperiment.name, experiment.id) : [];
  const intakeStream = experiment.artefact ? intakeStreamOf(experiment.artefact.id) : undefined;
  const intake = intakeStream === undefined ? undefined : log.folded(intakeStream);
  if (!ledger || !interviews || (intakeStream !== undefined && !intake)) {
    const missing = [
      ...(ledger ? [] : [{ stream: ledgerStream }]),
      ...(interviews ? [] : [{ query: interviewsOfExperiment.name, of: experiment.id }]),
      ...(intakeStream === undefined || intake ? [] : [{ stream: intakeStream }]),
    ];
    return { drafts: [], missing };
  }
  const seen = intake?.state as Intake | undefined;
  const drafts = systemCommandsFor({
    experiment,
    version: folded.version,
    ledger: ledger.state as Ledger | undefined,
    entries: intake
      ? entriesOfArtefact(experiment, seen, now)
      : entriesOfInterviews(experiment, interviews as Iterable<Interview>),
    sent: sentFor(experiment, seen),
    cited: intakeStream && intake && { stream: intakeStream, from: 1, to: intake.version },
    now,
  });
  return { drafts, missing: [] };
}

const entriesOfArtefact = (experiment: Experiment, intake: Intake | undefined, now: string) =>
  experiment.artefact?.kind === 'survey' ? entriesOfSurvey(experiment, intake) : entriesOfPage(experiment, intake, now);

/**
 * When a running experiment is to be judged though nothing happens to it: the visitors who came last do not count as no
 * before. To the minute, so that many visitors need few looks.
 */
function maturesAt(stream: string, log: PlannedLog, page: FoldedStream | undefined): string | undefined {
  const experiment = log.folded(stream)?.state as Experiment | undefined;
  const last = (page?.state as Intake | undefined)?.runs.at(-1);
  if (!experiment?.lock || experiment.closed || !last || experiment.artefact?.kind === 'survey') return undefined;
  const time = Date.parse(convertsUntil(last, experiment.lock, experiment.method));
  return new Date(Math.ceil(time / minuteMs) * minuteMs).toISOString();
}

const minuteMs = 60_000;

function* judgeExperiment(stream: string, cause: string, log: PlannedLog, now: string): Iterable<Consequence> {
  const { drafts, missing } = judgementCommandsFor(stream, log, now);
  yield* missing.map((each) => ({ missing: each }));
  yield { changeId: `judge:${cause}`, drafts };
}

function* judgePage(page: string, intake: string, cause: string, log: PlannedLog, now: string): Iterable<Consequence> {
  const experiments = log.streams(experimentsOfPage.name, page);
  if (!experiments) yield { missing: { query: experimentsOfPage.name, of: page } };
  for (const experiment of experiments ?? []) {
    yield* judgeExperiment(experiment, `${cause}@${experimentIdOf(experiment)}`, log, now);
    const dueAt = maturesAt(experiment, log, log.folded(intake));
    if (dueAt !== undefined) yield { deadline: { stream: experiment, dueAt } };
  }
}

/** Judges experiments: when something that counts has happened to them, and when their time has come. */
export const judgeReaction: Reaction = {
  name: 'judge',
  queries: [interviewsOfExperiment, experimentsOfPage],
  expects: (stream) =>
    stream.startsWith('intake-') ? { query: experimentsOfPage.name, of: intakeIdOf(stream) } : undefined,
  *react({ stream, before, after, facts }, log, now) {
    const cause = facts.at(-1)?.id ?? '';
    const touched = touchedExperiment(stream, before, after);
    if (touched) yield* judgeExperiment(touched, cause, log, now);
    const page = touchedPage(stream, before, after);
    if (page) yield* judgePage(page, stream, cause, log, now);
  },
  onDeadline: ({ stream, cause }, log, now) => judgeExperiment(stream, cause, log, now),
};
