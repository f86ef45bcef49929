import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import { type SystemDraft, systemCommandsFor } from '#domain/judgement/system-commands.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { FoldedStream } from './folded-stream.ts';

/** Something that has not been read: a stream, or all interviews held for an experiment. */
export type Lack = { readonly stream: string } | { readonly interviewsOf: string };

/** A log as it is known while a group of commands is planned. */
export interface PlannedLog {
  /** Undefined if it was not read. */
  folded(stream: string): FoldedStream | undefined;
  /** The states of the interviews held for an experiment, perhaps among others; undefined if they were not read. */
  interviewsOf(experimentId: string): Iterable<unknown> | undefined;
}

/**
 * What the server says about an experiment to which something has happened, or whose time has come. Nothing before it has
 * been started; and what is lacking, if it cannot be said yet.
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
  if (!ledger || !interviews) {
    return {
      drafts: [],
      lacks: [...(ledger ? [] : [{ stream: ledgerStream }]), ...(interviews ? [] : [{ interviewsOf: experiment.id }])],
    };
  }
  const drafts = systemCommandsFor({
    experiment,
    version: folded.version,
    ledger: ledger.state as Ledger | undefined,
    entries: entriesOfInterviews(experiment, interviews as Iterable<Interview>),
    now,
  });
  return { drafts, lacks: [] };
}
