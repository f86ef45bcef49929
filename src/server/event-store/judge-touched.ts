import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { sentFor } from '#domain/judgement/broken-split.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import { convertsUntil, entriesOfPage } from '#domain/judgement/page-entries.ts';
import { entriesOfSurvey } from '#domain/judgement/survey-entries.ts';
import { type SystemDraft, systemCommandsFor } from '#domain/judgement/system-commands.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { FoldedStream } from './folded-stream.ts';

/** Something that has not been read: a stream, all interviews held for an experiment, or which experiments count a page. */
export type Lack = { readonly stream: string } | { readonly interviewsOf: string } | { readonly experimentsOf: string };

/** A log as it is known while a group of commands is planned. */
export interface PlannedLog {
  /** Undefined if it was not read. */
  folded(stream: string): FoldedStream | undefined;
  /** The states of the interviews held for an experiment, perhaps among others; undefined if they were not read. */
  interviewsOf(experimentId: string): Iterable<unknown> | undefined;
  /** The streams of the experiments that may count a page; undefined if they were not read. */
  experimentsOf(pageId: string): Iterable<string> | undefined;
}

/**
 * Returns the server's commands about an experiment to which something has happened, or whose time has come: none
 * before it has been started. If something must be read first, returns that in `lacks`.
 */
export function judgeTouched(
  stream: string,
  log: PlannedLog,
  now: string,
): { readonly drafts: readonly SystemDraft[]; readonly lacks: readonly Lack[] } {
  const folded = log.folded(stream);
  if (!folded) return { drafts: [], lacks: [{ stream }] };
  const experiment = folded.state as Experiment | undefined;
  if (!experiment?.lock) return { drafts: [], lacks: [] };
  const ledgerStream = ledgerStreamOf(experiment.projectId);
  const ledger = log.folded(ledgerStream);
  const interviews = experiment.method === 'interviews' ? log.interviewsOf(experiment.id) : [];
  const intakeStream = experiment.artefact ? intakeStreamOf(experiment.artefact.id) : undefined;
  const intake = intakeStream === undefined ? undefined : log.folded(intakeStream);
  if (!ledger || !interviews || (intakeStream !== undefined && !intake)) {
    const lacks = [
      ...(ledger ? [] : [{ stream: ledgerStream }]),
      ...(interviews ? [] : [{ interviewsOf: experiment.id }]),
      ...(intakeStream === undefined || intake ? [] : [{ stream: intakeStream }]),
    ];
    return { drafts: [], lacks };
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
  return { drafts, lacks: [] };
}

const entriesOfArtefact = (experiment: Experiment, intake: Intake | undefined, now: string) =>
  experiment.artefact?.kind === 'survey' ? entriesOfSurvey(experiment, intake) : entriesOfPage(experiment, intake, now);

/**
 * When a running experiment is to be judged though nothing happens to it: the visitors who came last do not count as no
 * before. To the minute, so that many visitors need few looks.
 */
export function maturesAt(stream: string, log: PlannedLog, page: FoldedStream | undefined): string | undefined {
  const experiment = log.folded(stream)?.state as Experiment | undefined;
  const last = (page?.state as Intake | undefined)?.runs.at(-1);
  if (!experiment?.lock || experiment.closed || !last || experiment.artefact?.kind === 'survey') return undefined;
  const time = Date.parse(convertsUntil(last, experiment.lock, experiment.method));
  return new Date(Math.ceil(time / minuteMs) * minuteMs).toISOString();
}

const minuteMs = 60_000;
