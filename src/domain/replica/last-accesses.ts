import { accessedBy } from '../log/accessed-by.ts';
import type { Command } from '../log/command.ts';

type How = 'creates' | 'overwrites';
const ways: readonly How[] = ['creates', 'overwrites'];

/** Which of the waiting commands was the last to bring, or to rewrite, something of a stream. */
export class LastAccesses {
  /** By stream, then by what is touched how: the ids of the commands, the last one last. */
  readonly #streams = new Map<string, Map<string, Set<string>>>();
  readonly #keys = new Map<string, readonly string[]>();

  add({ id, ...command }: Command): void {
    if (this.#keys.has(id)) return;
    const keys = ways.flatMap((how) => [...accessedBy({ id, ...command }, how)].map((name) => keyOf(how, name)));
    if (keys.length === 0) return;
    this.#keys.set(id, keys);
    const accesses = this.#streams.get(command.stream) ?? new Map<string, Set<string>>();
    this.#streams.set(command.stream, accesses);
    for (const key of keys) accesses.set(key, (accesses.get(key) ?? new Set()).add(id));
  }

  remove({ id, stream }: Command): void {
    const accesses = this.#streams.get(stream);
    for (const key of this.#keys.get(id) ?? []) {
      const ids = accesses?.get(key);
      ids?.delete(id);
      if (ids?.size === 0) accesses?.delete(key);
    }
    this.#keys.delete(id);
    if (accesses?.size === 0) this.#streams.delete(stream);
  }

  /** The ids of the waiting commands that created what a command requires, or wrote what it overwrites, each once. */
  before(command: Command): readonly string[] {
    const accesses = this.#streams.get(command.stream);
    if (!accesses) return [];
    const named = [...accessedBy(command, 'requires')].map((name) => keyOf('creates', name));
    const rewritten = [...accessedBy(command, 'overwrites')].map((name) => keyOf('overwrites', name));
    const last = [...named, ...rewritten].flatMap((key) => [...(accesses.get(key) ?? [])].at(-1) ?? []);
    return [...new Set(last)];
  }
}

const keyOf = (how: How, name: string): string => `${how} ${name}`;
