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
const isJudging = (commandId: string): boolean => commandId.startsWith('judge:');
export const isOfServer = (commandId: string): boolean => isJudging(commandId) || commandId.startsWith('decide:');

const weekMs = 7 * 24 * 60 * 60 * 1000;
/**
 * Matches a command that the server sends to itself because the time of an experiment has come: which one, and when.
 */
const byTime = /^judge:(experiment-[^@]+)@(.+Z):\d+$/;

/**
 * By hand: experiments are judged by time at their ends and, by the corridor, after seven full days; not before, and once
 * for each time. Whatever has ended by `now` is judged.
 */
export function checkDue(events: readonly RecordedEvent[], now: Date): void {
  const times = new Map<string, readonly string[]>();
  const ends = new Map<string, string>();
  const [closed, judged, judgedAt] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { stream, type, data, commandId, recordedAt } of events) {
    if (type === 'ExperimentStarted') {
      const { endsAt, formula } = data as { readonly endsAt?: string; readonly formula: string };
      const week = new Date(Date.parse(recordedAt) + weekMs).toISOString();
      const hasWeek = formula === 'corridor-1' && (endsAt === undefined || week < endsAt);
      times.set(stream, [...(hasWeek ? [week] : []), ...(endsAt === undefined ? [] : [endsAt])]);
      if (endsAt !== undefined) ends.set(stream, endsAt);
    }
    const [, experiment = '', time = ''] = byTime.exec(commandId) ?? [];
    if (experiment !== '' && !times.get(experiment)?.includes(time))
      throw new Violation('an experiment is judged at a time of its own', { commandId, times: times.get(experiment) });
    if (experiment !== '' && recordedAt < time)
      throw new Violation('nothing is judged before its time', { commandId, recordedAt });
    const isEnded = type === 'SampleClosed' && data['for'] === 'ended';
    if (isEnded && recordedAt < (ends.get(stream) ?? '9999'))
      throw new Violation('nothing is judged before its time', { stream, recordedAt });
    if (type === 'SampleClosed') closed.add(stream);
    if (type !== 'ExperimentJudged') continue;
    if (experiment !== '' && judgedAt.has(`${experiment} ${time}`))
      throw new Violation('what is due is judged once', { commandId });
    judgedAt.add(`${experiment} ${time}`);
    judged.add(stream);
  }
  for (const [stream, end] of ends) {
    if (end <= now.toISOString() && !(closed.has(stream) && judged.has(stream)))
      throw new Violation('what has ended is judged', { stream, end });
  }
}

/**
 * Every experiment is judged with the fact that touched it, before anything else happens, as all that is counted says at
 * that time; it is locked and closed once, and only its last judgement counts as evidence.
 */
export function checkJudgements(events: readonly RecordedEvent[], now: Date): void {
  const states = new Map<string, unknown>();
  /** Streams of experiments that were touched, and when; not looked at yet. */
  const touched = new Map<string, string>();
  const once = new Set<string>();
  let commandId = '';
  for (const event of events) {
    if (event.commandId !== commandId && !isJudging(event.commandId)) checkTouched(states, touched);
    const [, due] = byTime.exec(event.commandId) ?? [];
    if (due && !touched.has(due)) {
      checkTouched(states, touched);
      touched.set(due, event.recordedAt);
    }
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
  // Nothing more has become due since.
  for (const [stream, state] of states) {
    if (stream.startsWith('experiment-') && (state as Experiment | undefined)?.lock)
      touched.set(stream, now.toISOString());
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
