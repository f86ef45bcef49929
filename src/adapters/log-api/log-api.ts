import * as z from 'zod/mini';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import { type CommandResult, commandResultSchema } from '#domain/log/command-result.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import { type RecordedEvent, recordedEventSchema } from '#domain/log/recorded-event.ts';
import { streamsOfResults } from '#domain/replica/streams-in.ts';

/** At most this many events are asked for at once; fewer mean that the log ends here. */
export const pageLength = 500;

/**
 * The workspace's log on the server. Facts come when the rules of their streams are here. Every method rejects with an
 * `ApiFailure`.
 */
export interface LogApi {
  /** The id of the founder's workspace. */
  readWorkspace(signal: AbortSignal): Promise<string>;
  /** Up to `pageLength` facts after a position, in commit order. */
  readAfter(position: number, signal: AbortSignal): Promise<readonly RecordedEvent[]>;
  /** One result for each command, in their order. The same id again yields the same result. */
  send(commands: readonly Command[], signal: AbortSignal): Promise<readonly CommandResult[]>;
  /** Every fact of one stream, in their order; empty if there is no such stream. */
  readStream(stream: string, signal: AbortSignal): Promise<readonly RecordedEvent[]>;
}

/** `more`: the page is large and ends early. */
const pageSchema = z.object({ events: z.array(recordedEventSchema), more: z.optional(z.boolean()) });
const workspaceSchema = z.object({ id: z.string() });
const resultsSchema = z.object({ results: z.array(commandResultSchema) });

export function createLogApi(call: AuthorisedCall, gate: KindGate): LogApi {
  /** Rules that do not come are an answer that did not come. */
  const awaitRules = async (streams: readonly string[]): Promise<void> => {
    if (!(gate.areHere(streams) || (await gate.fetch(streams)))) throw noAnswer;
  };
  const read = async (after: number, signal: AbortSignal, query = ''): Promise<readonly RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for (let isWhole = false; !isWhole; ) {
      const from = events.at(-1)?.position ?? after;
      const path = `/api/v1/events?${query}after=${from}&limit=${pageLength - events.length}`;
      const page = parse(pageSchema, await call(path, { signal }));
      events.push(...page.events);
      isWhole = page.more !== true || page.events.length === 0 || events.length >= pageLength;
    }
    await awaitRules(events.map(({ stream }) => stream));
    return events;
  };
  return {
    readWorkspace: async (signal) => parse(workspaceSchema, await call('/api/v1/workspace', { signal })).id,
    readAfter: (position, signal) => read(position, signal),
    async readStream(stream, signal) {
      const events: RecordedEvent[] = [];
      for (;;) {
        const page = await read(events.at(-1)?.position ?? 0, signal, `stream=${encodeURIComponent(stream)}&`);
        events.push(...page);
        if (page.length < pageLength) return events;
      }
    },
    async send(commands, signal) {
      const body = { commands: commands.map((command) => ({ ...command })) };
      const { results } = parse(resultsSchema, await call('/api/v1/commands', { method: 'POST', body, signal }));
      if (results.length !== commands.length) throw noAnswer;
      await awaitRules(streamsOfResults(results));
      return results;
    },
  };
}

/** The failure for a response that does not have the server's format. */
const noAnswer: ApiFailure = { kind: 'no-answer' };

function parse<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw noAnswer;
  return parsed.data;
}
