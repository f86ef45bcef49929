import { planLimits } from '#domain/account/plan-limits.ts';
import { experimentIdOf } from '#domain/experiment/experiment.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { effortOf } from '#domain/judgement/effort-of.ts';
import type { SystemDraft } from '#domain/judgement/system-commands.ts';
import { touchedExperiment, touchedPage } from '#domain/judgement/touched-experiment.ts';
import { consequencesOf, type DecisionConsequence } from '#domain/ledger/decision-consequences.ts';
import type { LedgerFact, LedgerFactOf } from '#domain/ledger/ledger-facts.ts';
import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { Decision, Rejection } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Reads } from '#domain/log/reads.ts';
import type { CausedBy, Fact, RecordedEvent } from '#domain/log/recorded-event.ts';
import { type NoticeRows, noNotices, noticeRows } from '../notices/notice-rows.ts';
import { digestRows } from '../outbox/digest-rows.ts';
import { type OutboxRow, outboxRows } from '../outbox/outbox-rows.ts';
import type { Actor } from './actor.ts';
import { chainHash } from './chain-hash.ts';
import { askedBy, contentOf } from './content-of.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import { judgeTouched, type Lack, maturesAt, type PlannedLog } from './judge-touched.ts';
import type { LogState } from './log-state.ts';
import { personalOf, withoutErased } from './personal-of.ts';
import { sealData } from './seal-data.ts';
import type { NewEvent } from './verify-chain.ts';

export interface SentCommand {
  readonly actor: Actor;
  readonly command: CommandEnvelope;
}

export type PlannedAnswer =
  | { readonly id: string; readonly facts: readonly NewEvent[] }
  | { readonly id: string; readonly reason: Rejection };

/** Work to plan: commands, one after the other, or the judgement of an experiment whose time has come. */
export interface PlannedWork {
  readonly group: readonly SentCommand[];
  readonly due?: DueJudgement | undefined;
}

export interface Maturing {
  readonly experimentId: string;
  /** ISO 8601. */
  readonly dueAt: string;
}

export interface DueJudgement {
  /** The experiment's stream. */
  readonly stream: string;
  /** Seed of the ids of the facts, the same on every server. */
  readonly cause: string;
}

/** The effect that a group of commands would have on a log. */
export interface Plan {
  readonly workspaceId: string;
  readonly recordedAt: string;
  readonly before: LogState;
  /** Answers to the first commands of the group; to all of them if that is not too much at once. */
  readonly answers: readonly PlannedAnswer[];
  /** Answers to the server's own commands that follow from these, in the same step. */
  readonly consequences: readonly PlannedAnswer[];
  /** Streams and interviews that must be read first to know all consequences; the plan is then made again with them. */
  readonly lacks: readonly Lack[];
  /** When experiments are to be judged because visitors can convert no more. */
  readonly maturing: readonly Maturing[];
  /** To be sent to people because of its facts. */
  readonly mails: readonly OutboxRow[];
  /** Notices to founders about its facts, and whether they are mailed too. */
  readonly notices: NoticeRows;
  readonly mailsNotices: boolean;
  /** Size of the data of its facts as JSON, in characters. */
  readonly size: number;
  /** Cost of its experiments, by `effortOf`. */
  readonly effort: number;
  readonly after: LogState;
}

/** A command of the server's own was rejected, as can happen if the log is known only in part. */
export class JudgementRejected extends Error {}

/** Returns the answers to the commands, and to the ones that the server has sent to itself. */
export const allAnswers = ({
  answers,
  consequences,
}: Pick<Plan, 'answers' | 'consequences'>): readonly PlannedAnswer[] =>
  consequences.length === 0 ? answers : [...answers, ...consequences];

/**
 * Whether people who leave an address are written to, so that they can confirm that it is theirs: by a mail server, or by
 * mails that stay on this machine, on which nothing may depend.
 */
export type PeopleMail = 'none' | 'inbox' | 'server';

export interface Judgement {
  /** None unless given. */
  readonly peopleMail?: PeopleMail;
  judge(state: unknown, command: CommandEnvelope, by: CausedBy['kind'], reads: Reads): Decision;
  kindOf(stream: string): StreamKind | undefined;
  /** With salts of its own where a log must come out the same every time. */
  readonly seal?: typeof sealData;
  /** Lets others go first between two commands, where those before have taken long. */
  readonly pause?: () => Promise<void>;
  /** Like `pause`, after a command that could not be cut and took `tookMs`. */
  readonly rest?: (tookMs: number) => Promise<void>;
}

/** Most characters in the facts of one plan. A command of a hundred bytes can bring about hundreds of kilobytes. */
const sizeAtMost = 8_000_000;
/** About a second. */
const effortAtMost = 25_000;
const sliceMs = 10;

/**
 * Decides commands one after the other, each on what those before it have brought about, and chains their facts to the
 * head. Those that come after much has come about are left for another plan. Streams that `before` lacks count as empty; it must have those that the commands read besides their own.
 */
export async function planGroup(
  { judge, kindOf, seal = sealData, pause, rest = pause, peopleMail = 'none' }: Judgement,
  workspaceId: string,
  before: LogState,
  { group, due }: PlannedWork,
  recordedAt: string,
): Promise<Plan> {
  let { head } = before;
  let size = 0;
  let effort = 0;
  const streams = new Map(before.streams);
  const reads: Reads = {
    ...readsOf(streams, kindOf),
    confirmsPeople: peopleMail === 'server',
    get position() {
      return head.position + 1;
    },
  };
  const answer = ({ actor, command: sent }: SentCommand): PlannedAnswer => {
    const { id, stream } = sent;
    const at = utcOf(sent.at);
    if (!at) return { id, reason: 'invalid-data' };
    const command = { ...sent, at };
    const kind = kindOf(stream);
    if (kind?.isSingle && stream !== `${kind.name}-${workspaceId}`) return { id, reason: 'not-found' };
    if (kind && needsVerifiedAddress(kind, sent)) {
      if (actor.isBanned) return { id, reason: 'publishing-banned' };
      if (!actor.hasVerifiedAddress) return { id, reason: 'address-unverified' };
    }
    const folded = kind && (streams.get(stream) ?? emptyStream(kind));
    const decision = judge(folded?.state, command, actor.by.kind, reads);
    if (decision.kind === 'rejected') return { id, reason: decision.reason };
    const isErasure = decision.facts.every(({ type }) => type === kind?.personal?.erasedBy);
    const isBounded = !isErasure && workspaceId !== systemWorkspaceId;
    if (isBounded && head.position + decision.facts.length > planLimits.facts) return { id, reason: 'workspace-full' };
    if (!kind || !folded) throw new Error(`${command.type} was accepted on ${stream}, which is no stream.`);
    const facts = record(actor, command, kind, folded, decision.facts);
    judgeAfter(facts, stream, folded.state);
    for (const { event } of facts) carryOut(decider(workspaceId), `decide:${event.id}`, consequencesOfFact(event));
    return { id, facts };
  };
  /** Judges what the facts of one command have touched. */
  const judgeAfter = (facts: readonly NewEvent[], stream: string, before: unknown): void => {
    const cause = facts.at(-1)?.event.id;
    if (cause === undefined) return;
    const touched = touchedExperiment(stream, before, streams.get(stream)?.state);
    if (touched) judgeExperiment(touched, cause);
    const page = touchedPage(stream, before, streams.get(stream)?.state);
    if (page) judgePage(page, stream, cause);
  };
  const record = (
    actor: Actor,
    command: CommandEnvelope,
    kind: StreamKind,
    folded: FoldedStream,
    decided: readonly Fact[],
  ): readonly NewEvent[] => {
    const facts = decided.map((fact, n): NewEvent => {
      const text = JSON.stringify(fact.data);
      size += text.length;
      effort += effortOf(fact);
      const unchained = {
        // The data as it will come back from the database: without absent members.
        ...eventOf(actor, command, { ...fact, data: JSON.parse(text) }, n),
        version: folded.version + 1 + n,
        position: head.position + 1,
        recordedAt,
      };
      const seals = seal(unchained.data);
      const event = { ...unchained, hash: chainHash(head.hash, unchained, seals) };
      head = event;
      return { event, seals, ...personalOf(kind, unchained), ...shownBy(fact, folded.state) };
    });
    const events = facts.map(({ event }) => event);
    streams.set(command.stream, foldFacts(kind, command.stream, folded, events));
    return facts;
  };
  const consequences: PlannedAnswer[] = [];
  const lacks: Lack[] = [];
  const log = plannedLog(before, streams, reads);
  /** The ids of what follows are derived from the cause, which `changeId` names, so that it is recorded once, whoever is at it. */
  const carryOut = (actor: Actor, changeId: string, drafts: readonly (SystemDraft | DecisionConsequence)[]): void => {
    for (const [n, { type, stream, data }] of drafts.entries()) {
      const command = { id: `${changeId}:${n}`, type, stream, data: data as JsonObject, at: recordedAt, changeId };
      const kind = kindOf(stream);
      const folded = kind && (streams.get(stream) ?? emptyStream(kind));
      const decision = judge(folded?.state, command, actor.by.kind, reads);
      if (decision.kind === 'rejected') {
        throw new JudgementRejected(`${type} was rejected on ${stream}: ${decision.reason}.`);
      }
      if (!kind || !folded) throw new Error(`${type} was accepted on ${stream}, which is no stream.`);
      const facts = record(actor, command, kind, folded, decision.facts);
      consequences.push({ id: command.id, facts });
      judgeAfter(facts, stream, folded.state);
    }
  };
  const judgeExperiment = (experiment: string, cause: string): void => {
    const judged = judgeTouched(experiment, log, recordedAt);
    lacks.push(...judged.lacks);
    carryOut(judgeOf(workspaceId), `judge:${cause}`, judged.drafts);
  };
  const maturing: Maturing[] = [];
  const judgePage = (page: string, stream: string, cause: string): void => {
    const experiments = log.experimentsOf(page);
    if (!experiments) lacks.push({ experimentsOf: page });
    for (const experiment of experiments ?? []) {
      judgeExperiment(experiment, `${cause}@${experimentIdOf(experiment)}`);
      const dueAt = maturesAt(experiment, log, streams.get(stream));
      if (dueAt !== undefined) maturing.push({ experimentId: experimentIdOf(experiment), dueAt });
    }
  };
  const answers: PlannedAnswer[] = [];
  let [began, spent] = [performance.now(), 0];
  for (const sent of group) {
    if (size > sizeAtMost || effort >= effortAtMost) break;
    answers.push(answer(sent));
    const tookMs = performance.now() - began;
    if (tookMs < sliceMs) continue;
    await (effort > spent ? rest?.(tookMs) : pause?.());
    [began, spent] = [performance.now(), effort];
  }
  if (due) judgeExperiment(due.stream, due.cause);
  const after = { head: { position: head.position, hash: head.hash }, streams };
  const kept = withoutErased(answers);
  const recorded = [...kept, ...consequences]
    .flatMap((each) => ('facts' in each ? each.facts : []))
    .map(({ event }) => event);
  const sendsMails = peopleMail !== 'none';
  const toPeople = () => outboxRows(kept.flatMap((each) => ('facts' in each ? each.facts : [])));
  const mails = sendsMails ? [...toPeople(), ...digestRows(recorded)] : [];
  const told = { mails, notices: noticeRows(recorded, streams, before.streams), mailsNotices: sendsMails };
  const said = { answers: kept, consequences, lacks, maturing, ...told };
  return { workspaceId, recordedAt, before, ...said, size, effort, after };
}

const shownBy = (fact: Fact, state: unknown) => ({ ...contentOf(fact, state), ...askedBy(fact, state) });

/** Who does what follows from a founder's decision: the server, in its transaction. */
const decider = (workspaceId: string): Actor => ({
  workspaceId,
  by: { kind: 'system', id: 'decide' },
  device: 'server',
});

const consequencesOfFact = ({ type, data }: Fact): readonly DecisionConsequence[] =>
  type === decided ? consequencesOf(data as unknown as LedgerFactOf<typeof decided>) : [];

const decided = 'DecisionRecorded' satisfies LedgerFact['type'];

/** Who judges experiments: the server itself. */
const judgeOf = (workspaceId: string): Actor => ({
  workspaceId,
  by: { kind: 'system', id: 'judge' },
  device: 'server',
});

const plannedLog = (before: LogState, streams: LogState['streams'], { statesOf }: Reads): PlannedLog => ({
  folded: (stream) => streams.get(stream),
  experimentsOf: (pageId) => before.experiments?.get(pageId),
  interviewsOf(experimentId) {
    const read = before.interviews?.get(experimentId);
    // What the plan has brought about, or was read besides, is at least as new.
    return (
      read && [
        ...[...read].flatMap(([stream, state]) => (streams.has(stream) ? [] : [state])),
        ...statesOf('interview'),
      ]
    );
  },
});

const needsVerifiedAddress = ({ commands }: StreamKind, { type }: CommandEnvelope): boolean =>
  Object.hasOwn(commands, type) && commands[type]?.needsVerifiedAddress === true;

const readsOf = (streams: LogState['streams'], kindOf: Judgement['kindOf']): Reads => ({
  state: (stream) => streams.get(stream)?.state,
  *statesOf(name) {
    for (const [stream, { state }] of streams) if (state !== undefined && kindOf(stream)?.name === name) yield state;
  },
});

/** All or none: where one is refused, or `failed` says that one was, the others fail with it and nothing happens. */
export function atomically(plan: Plan, group: readonly SentCommand[], failed = false): Plan {
  const left = group.slice(plan.answers.length).map(({ command: { id } }) => ({ id, reason: 'too-many' }) as const);
  const answers = [...plan.answers, ...left];
  const first = answers.find((answer) => 'reason' in answer);
  if (!failed && !first) return plan;
  return {
    ...plan,
    answers: answers.map((answer) =>
      answer === first && !failed ? answer : { id: answer.id, reason: 'batch-failed' },
    ),
    consequences: [],
    maturing: [],
    mails: [],
    notices: noNotices,
    size: 0,
    effort: 0,
    after: plan.before,
  };
}

function eventOf(
  actor: Actor,
  command: CommandEnvelope,
  fact: Fact,
  n: number,
): Omit<RecordedEvent, 'version' | 'position' | 'recordedAt' | 'hash'> {
  return {
    id: `${command.id}:${n}`,
    type: fact.type,
    v: fact.v,
    data: fact.data,
    workspace: actor.workspaceId,
    stream: command.stream,
    at: command.at,
    by: actor.by,
    device: actor.device,
    commandId: command.id,
    changeId: command.changeId ?? command.id,
    ...(fact.undoes === undefined ? {} : { undoes: fact.undoes }),
  };
}

/** The years 1 to 9999 are what PostgreSQL and four digits can both say. */
function utcOf(at: string): string | undefined {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined;
}
