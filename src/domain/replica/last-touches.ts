import type { Command } from '../log/command.ts';
import { touchedBy } from '../log/touched-by.ts';

type How = 'brings' | 'rewrites';
const ways: readonly How[] = ['brings', 'rewrites'];

/** Which of the waiting commands was the last to bring, or to rewrite, something of a stream. */
export class LastTouches {
  /** By stream, then by what is touched how: the ids of the commands, the last one last. */
  readonly #streams = new Map<string, Map<string, Set<string>>>();
  readonly #keys = new Map<string, readonly string[]>();

  add({ id, ...command }: Command): void {
    if (this.#keys.has(id)) return;
    const keys = ways.flatMap((how) => [...touchedBy({ id, ...command }, how)].map((name) => keyOf(how, name)));
    if (keys.length === 0) return;
    this.#keys.set(id, keys);
    const touches = this.#streams.get(command.stream) ?? new Map<string, Set<string>>();
    this.#streams.set(command.stream, touches);
    for (const key of keys) touches.set(key, (touches.get(key) ?? new Set()).add(id));
  }

  remove({ id, stream }: Command): void {
    const touches = this.#streams.get(stream);
    for (const key of this.#keys.get(id) ?? []) {
      const ids = touches?.get(key);
      ids?.delete(id);
      if (ids?.size === 0) touches?.delete(key);
    }
    this.#keys.delete(id);
    if (touches?.size === 0) this.#streams.delete(stream);
  }

  /** The ids of the waiting commands that brought what a command names, or left what it rewrites, each once. */
  before(command: Command): readonly string[] {
    const touches = this.#streams.get(command.stream);
    if (!touches) return [];
    const named = [...touchedBy(command, 'names')].map((name) => keyOf('brings', name));
    const rewritten = [...touchedBy(command, 'rewrites')].map((name) => keyOf('rewrites', name));
    const last = [...named, ...rewritten].flatMap((key) => [...(touches.get(key) ?? [])].at(-1) ?? []);
    return [...new Set(last)];
  }
}

const keyOf = (how: How, name: string): string => `${how} ${name}`;
