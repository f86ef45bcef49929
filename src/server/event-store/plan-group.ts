import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { Decider } from './decider.ts';
import { DraftLog } from './draft-log.ts';
import { FollowUp } from './follow-up.ts';
import type { LogState } from './log-state.ts';
import { withoutErased } from './personal-of.ts';
import type { Plan, PlannedAnswer, PlannedWork, SentCommand } from './plan.ts';

/** Most characters of the facts of one plan. A command of a hundred bytes can bring about hundreds of kilobytes. */
const sizeAtMost = 8_000_000;
/** About a second. */
const effortAtMost = 25_000;
const sliceMs = 10;

/**
 * Decides commands one after the other, each on what those before it have brought about, and chains their facts to the
 * head. Commands that come after much has come about are left for another plan. Streams that `before` lacks count as
 * empty; it must have those that the commands read besides their own.
 */
export async function planGroup(
  decider: Decider,
  workspaceId: string,
  before: LogState,
  { group, due }: PlannedWork,
  recordedAt: string,
): Promise<Plan> {
  const { pause, rest = pause } = decider;
  const log = new DraftLog(decider, before, recordedAt);
  const followUp = new FollowUp(log, decider, workspaceId, recordedAt);
  const answers: PlannedAnswer[] = [];
  let [began, spent] = [performance.now(), 0];
  for (const sent of group) {
    if (log.size > sizeAtMost || log.effort >= effortAtMost) break;
    answers.push(answerTo(sent, { decider, workspaceId, log, followUp }));
    const tookMs = performance.now() - began;
    if (tookMs < sliceMs) continue;
    await (log.effort > spent ? rest?.(tookMs) : pause?.());
    [began, spent] = [performance.now(), log.effort];
  }
  if (due) followUp.deadline(due);
  const { consequences, missing, deadlines } = followUp;
  const { size, effort, streams } = log;
  const after = { head: { position: log.head.position, hash: log.head.hash }, streams };
  const kept = withoutErased(answers);
  return { workspaceId, recordedAt, before, answers: kept, consequences, missing, deadlines, size, effort, after };
}

interface Planning {
  readonly decider: Decider;
  readonly workspaceId: string;
  readonly log: DraftLog;
  readonly followUp: FollowUp;
}

function answerTo(
  { actor, command: sent }: SentCommand,
  { decider: { kindOf, factsMost }, workspaceId, log, followUp }: Planning,
): PlannedAnswer {
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
  const before = log.streams.get(stream)?.state;
  const decision = log.decide(actor, command);
  if (decision.kind === 'rejected') return { id, reason: decision.reason };
  const isErasure = decision.facts.every(({ type }) => type === kind?.personal?.erasedBy);
  const most = factsMost?.(workspaceId) ?? Number.POSITIVE_INFINITY;
  if (!isErasure && log.head.position + decision.facts.length > most) return { id, reason: 'workspace-full' };
  if (!kind) throw new Error(`${command.type} was accepted on ${stream}, which is no stream.`);
  const facts = log.record(actor, command, kind, decision.facts);
  followUp.command(stream, before, facts);
  return { id, facts };
}

const needsVerifiedAddress = ({ commands }: StreamKind, { type }: CommandEnvelope): boolean =>
  Object.hasOwn(commands, type) && commands[type]?.needsVerifiedAddress === true;

/** The years 1 to 9999 are what PostgreSQL and four digits can both say. */
function utcOf(at: string): string | undefined {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined;
}
