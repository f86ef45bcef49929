import * as z from 'zod/mini';
import type { Command } from '../log/command.ts';
import type { Json } from '../log/json.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/** Data from which the name of a change is made when it is shown. */
export interface ChangeName {
  /** With as much of their data as their words need, and nothing about people. */
  readonly commands: readonly Pick<Command, 'type' | 'stream' | 'data'>[];
  /** Title of the first command's stream at that time; absent if it had none. */
  readonly title?: string | undefined;
}

/** In characters: no words show more of a text. */
const textMax = 200;
/** Members of a command's parts that its words use. */
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
