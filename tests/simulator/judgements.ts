import { isDeepStrictEqual } from 'node:util';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import { judgeEntries } from '#domain/judgement/judge-entries.ts';
import { touchedExperiment } from '#domain/judgement/touched-experiment.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { Violation } from './violation.ts';

/** Commands that the server sends to itself are named so. */
export const isJudging = (commandId: string): boolean => commandId.startsWith('judge:');

/**
 * Every experiment is judged with the fact that touched it, before anything else happens, as all that is counted says at
 * that time; it is locked and closed once, and only its last judgement counts as evidence.
 */
export function checkJudgements(events: readonly RecordedEvent[]): void {
  const states = new Map<string, unknown>();
  /** Streams of experiments that were touched, and when; not looked at yet. */
  const touched = new Map<string, string>();
  const once = new Set<string>();
  let commandId = '';
  for (const event of events) {
    if (event.commandId !== commandId && !isJudging(event.commandId)) checkTouched(states, touched);
    commandId = event.commandId;
    const { stream, type } = event;
    if (type === 'ExperimentStarted' || type === 'SampleClosed') {
      if (once.has(`${type} ${stream}`))
        throw new Violation('an experiment is locked and closed once', { stream, type });
      once.add(`${type} ${stream}`);
    }
    const before = states.get(stream);
    const after = kindOfStream(stream)?.evolve(before, event, stream);
    states.set(stream, after);
    const experiment = after === undefined ? undefined : touchedExperiment(stream, before, after);
    if (experiment) touched.set(experiment, event.recordedAt);
  }
  checkTouched(states, touched);
}

function checkTouched(states: ReadonlyMap<string, unknown>, touched: Map<string, string>): void {
  for (const [stream, now] of touched) {
    const experiment = states.get(stream) as Experiment | undefined;
    if (!experiment) continue;
    const interviews = [...states].flatMap(([name, state]) =>
      name.startsWith('interview-') ? [state as Interview] : [],
    );
    const outcome = judgeEntries(experiment, entriesOfInterviews(experiment, interviews), now);
    const [last, due] = [experiment.judgements.at(-1), outcome ?? undefined].map(
      (each) => each && { verdict: each.verdict, k: each.k, n: each.n },
    );
    if (!isDeepStrictEqual(last, due)) throw new Violation('what is counted is judged at once', { stream, last, due });
    checkEvidence(experiment, states.get(ledgerStreamOf(experiment.projectId)) as Ledger | undefined);
  }
  touched.clear();
}

function checkEvidence({ id, judgements }: Experiment, ledger: Ledger | undefined): void {
  const found = [...eachPart(ledger?.evidence ?? {})].filter(
    ({ experimentId, carriedFrom, superseded }) => experimentId === id && carriedFrom === null && superseded === null,
  );
  const counted = found.map(({ judgement }) => judgement);
  const due = (judgements.at(-1)?.n ?? 0) > 0 ? [judgements.length] : [];
  // What was judged may have been withdrawn since.
  if (counted.length > 0 && !isDeepStrictEqual(counted, due)) {
    throw new Violation('the last judgement alone is evidence', { id, counted, due });
  }
}
