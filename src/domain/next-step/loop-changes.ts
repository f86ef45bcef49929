import { experimentStreamOf } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';
import { interviewsNow } from '../interview/interview-now.ts';
import type { DecisionKind } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import type { To } from '../routes/routes.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Loop } from './loop-step.ts';

type LoopDeed = 'stated' | 'retired' | 'revived' | 'locked' | 'stopped' | 'evidence' | 'interview';

/** Something that a founder did around a test, or a verdict that came of it. */
export interface LoopChange {
  readonly what: LoopDeed | Verdict | DecisionKind;
  /** Its subject in the founder's own words: an assumption, a question, the idea. Nobody's name or quote. */
  readonly title: string;
  /** How often it was done in a row: three interviews are one line. */
  readonly count: number;
  /** Where in Validate it is. */
  readonly to: To;
  /** By the founder's clock, or the server's for a verdict. ISO 8601. */
  readonly at: string;
  /** The access token by which a program did it; absent if somebody did so by hand. */
  readonly via?: string | undefined;
  /** The account of the member who did it; undefined for what the server did, or has not recorded. */
  readonly by: string | undefined;
}

interface Act extends Omit<LoopChange, 'count'> {
  /** Consecutive acts with the same key share one line. */
  readonly key: string;
  /** Subject of the line once it stands for several acts. */
  readonly all: Pick<LoopChange, 'title' | 'to'>;
}

/**
 * Lists the events in the loops of projects, the newest first, also within one moment. Events that one act brought
 * along are told by that act alone.
 */
export function loopChanges(loops: readonly Loop[], interviews: readonly Interview[]): readonly LoopChange[] {
  const experiments = loops.flatMap((loop) => loop.experiments.map(({ experiment }) => experiment));
  const held = interviewsNow(interviews, experiments);
  const acts = loops.flatMap((loop) => [
    ...actsOfLedger(loop),
    ...loop.experiments.flatMap(({ experiment }) => actsOfExperiment(loop, experiment)),
    ...actsOfInterviews(loop, held),
  ]);
  const lines: LoopChange[] = [];
  let last: string | undefined;
  for (const { key, all, ...act } of acts.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const day = `${key} ${act.by ?? ''} ${act.at.slice(0, 10)}`;
    const before = lines.at(-1);
    if (before && day === last) lines[lines.length - 1] = { ...before, ...all, count: before.count + 1 };
    else lines.push({ ...act, count: 1 });
    last = day;
  }
  return lines;
}

/** An act of a program, which shares no line with those of somebody else. */
const withToken = (act: Act, via: string | undefined): Act =>
  via === undefined ? act : { ...act, via, key: `${act.key} via ${via}` };

const lastFirst = <T extends { readonly order: number }>(parts: Iterable<T>): readonly T[] =>
  [...parts].sort((a, b) => b.order - a.order);

function actsOfLedger(loop: Loop): readonly Act[] {
  const { ledger, title } = loop;
  const texts = new Map([...eachPart(ledger.assumptions)].map(({ id, text }) => [id, text]));
  const assumptions = lastFirst(eachPart(ledger.assumptions)).flatMap(
    ({ id, text, carriedFrom, statedAt, statedBy, statedVia, filedAt, filedBy, retired }): Act[] => {
      const about = { title: text, to: placeIn(loop, 'assumptions', { id }) };
      const all = { title, to: placeIn(loop, 'assumptions') };
      const act = (what: LoopDeed, at: string, by: string | undefined): Act => ({
        ...{ what, ...about, at, by, all },
        key: `${what} ${loop.projectId}`,
      });
      return [
        ...(filedAt === null ? [] : [act(retired ? 'retired' : 'revived', filedAt, filedBy)]),
        // A pivot brings its assumptions along.
        ...(carriedFrom === null ? [withToken(act('stated', statedAt, statedBy), statedVia)] : []),
      ];
    },
  );
  const evidence = lastFirst(eachPart(ledger.evidence))
    .filter(({ experimentId, carriedFrom, superseded }) => !experimentId && !carriedFrom && superseded === null)
    .map(({ assumptionId, place }): Act => {
      const about = {
        title: texts.get(assumptionId) ?? title,
        to: placeIn(loop, 'evidence', { assumption: assumptionId }),
      };
      const evidence: Act = {
        ...{ what: 'evidence', ...about, at: place.at, by: place.by, all: about },
        key: `evidence ${assumptionId}`,
      };
      return withToken(evidence, place.via);
    });
  const decisions = ledger.decisions.map(({ id, kind, place }): Act => {
    const about = { title, to: placeIn(loop, 'decide') };
    return withToken({ what: kind, ...about, at: place.at, by: place.by, all: about, key: id }, place.via);
  });
  return [...assumptions, ...evidence, ...decisions];
}

function actsOfExperiment(loop: Loop, experiment: Loop['experiments'][number]['experiment']): readonly Act[] {
  const { id, lock, stoppedFor, stoppedBy, closed } = experiment;
  const about = { title: nameOf(loop, experiment), to: placeIn(loop, 'experiments', { id }) };
  const act = (what: Act['what'], at: string, by?: string): Act => ({
    ...{ what, ...about, at, by, all: about },
    key: `${what} ${id}`,
  });
  const judged = experiment.judgements.at(-1);
  return [
    ...(lock ? [act('locked', lock.startedAt, lock.by)] : []),
    // A stop is judged in the same moment.
    ...(stoppedFor !== null && closed ? [act('stopped', closed.at, stoppedBy)] : []),
    ...(judged && stoppedFor === null ? [act(judged.verdict, judged.at)] : []),
  ];
}

function actsOfInterviews(loop: Loop, interviews: readonly Interview[]): readonly Act[] {
  const experiments = new Map(loop.experiments.map(({ experiment }) => [experiment.id, experiment]));
  return interviews
    .filter(({ projectId, removed }) => projectId === loop.projectId && !removed)
    .map(({ experimentId, loggedAt, loggedBy }): Act => {
      const experiment = experiments.get(experimentId ?? '');
      const about = {
        title: experiment ? nameOf(loop, experiment) : loop.title,
        to: placeIn(loop, 'interviews', experiment && { id: experiment.id }),
      };
      const key = `interview ${experiment ? experimentStreamOf(experiment.id) : loop.projectId}`;
      return { what: 'interview', ...about, at: loggedAt, by: loggedBy, all: about, key };
    });
}

function nameOf(
  { ledger, title }: Loop,
  { question, assumptionId }: { question: string; assumptionId: string },
): string {
  if (question !== '') return question;
  return [...eachPart(ledger.assumptions)].find(({ id }) => id === assumptionId)?.text ?? title;
}

const placeIn = ({ projectId }: Loop, view: string, params: Readonly<Record<string, string>> = {}): To => ({
  name: 'validate',
  params: { projectId, view, ...params },
});
