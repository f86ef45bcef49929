import * as z from 'zod/mini';
import type { Command } from '../log/command.ts';
import type { Json } from '../log/json.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/** What a change is named by when it is shown. */
export interface ChangeName {
  /** With as much of their data as their words need, and nothing about people. */
  readonly commands: readonly Pick<Command, 'type' | 'stream' | 'data'>[];
  /** What the stream of the first was called; absent if it had no title. */
  readonly title?: string | undefined;
}

/** In characters: no words show more of a text. */
const textMax = 200;
/** What words tell of the parts of a command. */
const told: ReadonlySet<string> = new Set(['id', 'kind', 'from', 'to', 'node', 'rotation']);

/** `titleOf` says what a stream is called now. */
export function nameOfChange(
  commands: readonly Command[],
  titleOf: (stream: string) => string | undefined,
): ChangeName {
  const title = titleOf(commands[0]?.stream ?? '');
  const brief = commands.map(({ type, stream, data }) => {
    const personal = kindOfStream(stream)?.personal?.commands[type] ?? [];
    return { type, stream, data: some(data, (name) => !personal.includes(name)) };
  });
  return title === undefined ? { commands: brief } : { commands: brief, title };
}

const some = (value: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isWanted(name) ? [[name, briefly(each as Json)]] : [])),
  );

function briefly(value: Json): Json {
  if (typeof value === 'string') return value.slice(0, textMax);
  if (Array.isArray(value)) return value.map(briefly);
  return typeof value === 'object' && value !== null ? some(value, (name) => told.has(name)) : value;
}

export const changeNameSchema = z.object({
  commands: z.array(z.object({ type: z.string(), stream: z.string(), data: z.record(z.string(), z.json()) })),
  title: z.optional(z.string()),
});
