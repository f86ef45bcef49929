import type pg from 'pg';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { Clock } from '../http/clock.ts';
import { appendPlan } from './append-plan.ts';
import { resultsOfPlan, storedResults } from './command-results.ts';
import type { FoldedStream } from './folded-stream.ts';
import { atomically, type Judgement, planGroup, refuseAll, type SentCommand } from './plan-group.ts';
import type { StreamReader } from './stream-reader.ts';
import type { Group } from './workspace-queue.ts';

/** Other servers may append in between; more often than this in a row means that something is broken. */
const attemptsAtMost = 50;

export interface CarrierDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly reader: StreamReader;
  readonly judgement: Judgement;
  appended(workspaceId: string, position: number): void;
}

/** Answers groups of commands: decide, append, and decide again where the streams have moved on. */
export function createCarrier(deps: CarrierDeps) {
  return async (workspaceId: string, group: Group): Promise<ReadonlyMap<string, CommandResult>> => {
    try {
      return await carry(deps, workspaceId, group);
    } catch (error) {
      if (!isUnstorable(error)) throw error;
      return carrySingly(deps, workspaceId, group);
    }
  };
}

/** One command of the group holds what the database cannot keep; the others must not suffer from it. */
async function carrySingly(deps: CarrierDeps, workspaceId: string, group: Group): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  const parts = group.atomic ? [group.commands] : group.commands.map((each) => [each]);
  for (const commands of parts) {
    const part = { commands, atomic: group.atomic };
    const refusing = { ...deps, judgement: { ...deps.judgement, judge: refuseAll } };
    const answered = await carry(deps, workspaceId, part).catch((error) => {
      if (!isUnstorable(error)) throw error;
      return carry(refusing, workspaceId, part);
    });
    for (const [id, result] of answered) results.set(id, result);
  }
  return results;
}

async function carry(
  { pool, clock, reader, judgement, appended }: CarrierDeps,
  workspaceId: string,
  { commands, atomic }: Group,
): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  const stale = new Set<string>();
  for (let attempt = 0; attempt < attemptsAtMost; attempt++) {
    const open = firstOfEachId(commands).filter(({ command }) => !results.has(command.id));
    if (open.length === 0) return results;
    const before = await readStreams({ reader, judgement }, workspaceId, open, stale);
    const decided = planGroup(judgement, before, open);
    const failed = [...results.values()].some(({ status }) => status === 'rejected');
    const plan = atomic ? atomically(decided, failed) : decided;
    const recordedAt = clock().toISOString();
    const answer = await appendPlan(pool, workspaceId, plan, recordedAt);
    if (answer.outcome === 'missing') throw new Error(`There is no workspace ${workspaceId}.`);
    if (answer.outcome === 'stale') for (const stream of answer.names) stale.add(stream);
    if (answer.outcome === 'known') {
      for (const result of await storedResults(pool, workspaceId, answer.names)) results.set(result.id, result);
    }
    if (answer.outcome === 'appended') {
      for (const [stream, folded] of plan.after) if (folded.version > 0) reader.remember(workspaceId, stream, folded);
      const fresh = resultsOfPlan(plan, recordedAt, answer.after_position, answer.hashes);
      for (const result of fresh) results.set(result.id, result);
      if (answer.hashes.length > 0) appended(workspaceId, answer.after_position + answer.hashes.length);
    }
  }
  throw new Error(`The commands on workspace ${workspaceId} were overtaken ${attemptsAtMost} times.`);
}

/**
 * The streams as far as they are known here; the append checks their versions. A stream that a command begins counts
 * as empty until the database says otherwise, so that the usual first command costs no reading.
 */
async function readStreams(
  { reader, judgement }: Pick<CarrierDeps, 'reader' | 'judgement'>,
  workspaceId: string,
  open: readonly SentCommand[],
  stale: Set<string>,
): Promise<Map<string, FoldedStream>> {
  const streams = new Map<string, FoldedStream>();
  const seen = new Set<string>();
  for (const { command } of open) {
    const kind = judgement.kindOf(command.stream);
    if (!kind || seen.has(command.stream)) continue;
    seen.add(command.stream);
    const cached = stale.has(command.stream) ? undefined : reader.cached(workspaceId, command.stream, kind);
    const begins = kind.commands[command.type]?.begins === true && !stale.has(command.stream);
    const folded = cached ?? (begins ? undefined : await reader.read(workspaceId, command.stream, kind));
    if (folded) streams.set(command.stream, folded);
    stale.delete(command.stream);
  }
  return streams;
}

function firstOfEachId(commands: readonly SentCommand[]): SentCommand[] {
  const first = new Map<string, SentCommand>();
  for (const each of commands) if (!first.has(each.command.id)) first.set(each.command.id, each);
  return [...first.values()];
}

/** SQLSTATE class 22, "data exception": https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isUnstorable = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('22');
