import * as z from 'zod/mini';
import { commandSchema } from '#domain/log/command.ts';
import { changeAfter, commandAfter, type Erasure } from '#domain/replica/erasure.ts';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { type ChangesUpdate, changesUpdateSchema } from '#domain/undo/kept-change.ts';

/** A write to the database that is under way, in the form in which it would be put there. */
export interface WriteAheadEntry {
  readonly entries: readonly OutboxEntry[];
  readonly changes: ChangesUpdate;
  /** The rejected commands in whose place the entries are issued; where there are no entries they were dropped. */
  readonly retried: readonly string[];
}

/** All that has to be done before a note says nothing new any more. */
export interface NotedIds {
  readonly commands: readonly string[];
  /** Refusals that are to go. */
  readonly retried: readonly string[];
}

export const idsOfEntry = ({ entries, retried }: WriteAheadEntry): NotedIds => ({
  commands: entries.map(({ command }) => command.id),
  retried,
});

/**
 * Notes that are written at once, for pages that go away before a database has written anything. A note is a help, not
 * a promise: one that is too long or for which there is no room is left out.
 */
export interface WriteAheadLog {
  keep(account: string, note: WriteAheadEntry): void;
  /** In the order in which they were kept. What is none of ours is removed. */
  read(account: string): readonly WriteAheadEntry[];
  /**
   * Removes the notes that say no more than this. Of two notes of one command the other may still be the only one to say
   * that a refusal is to go.
   */
  forget(account: string, done: NotedIds): void;
  /** Takes out of the notes what they say about people who were erased. */
  erase(account: string, erasures: readonly Erasure[]): void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** In characters, twice what the example needs: a slow phone writes them in about one frame. */
const noteMax = 250_000;
/** In characters, all notes of an account: the session needs room in the same storage. */
const roomMax = 1_000_000;
/** Commands in one note: more are not even measured. */
export const entriesMax = 300;

const noteSchema = z.object({
  entries: z.array(z.object({ command: commandSchema, dependsOn: z.optional(z.array(z.string())) })),
  changes: changesUpdateSchema,
  retried: z.array(z.string()),
});

/** `open` is called on each use, since the mere access to a storage may throw. */
export function writeAheadLog(open: () => Area): WriteAheadLog {
  const attempt = <T>(use: (area: Area) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  const readAll = (area: Area, account: string) =>
    keysOf(area, account).flatMap((key) => {
      const note = parse(area.getItem(key));
      if (!note) area.removeItem(key);
      return note ? [{ key, note }] : [];
    });
  return {
    keep: (account, note) =>
      attempt((area) => {
        const { commands, retried } = idsOfEntry(note);
        const [first] = [...commands, ...retried];
        if (first === undefined || note.entries.length > entriesMax) return;
        const text = JSON.stringify(note);
        const keys = keysOf(area, account);
        const taken = keys.reduce((sum, key) => sum + (area.getItem(key)?.length ?? 0), 0);
        if (text.length > noteMax || taken + text.length > roomMax) return;
        const last = keys.at(-1);
        const place = last === undefined ? 1 : placeOf(last) + 1;
        area.setItem(`${prefixOf(account)}${place}:${first}`, text);
      }, undefined),
    read: (account) => attempt((area) => readAll(area, account).map(({ note }) => note), []),
    forget: (account, done) =>
      attempt((area) => {
        const [sent, gone] = [new Set(done.commands), new Set(done.retried)];
        for (const { key, note } of readAll(area, account)) {
          const { commands, retried } = idsOfEntry(note);
          if (commands.every((id) => sent.has(id)) && retried.every((id) => gone.has(id))) area.removeItem(key);
        }
      }, undefined),
    erase: (account, erasures) =>
      attempt((area) => {
        if (erasures.length === 0) return;
        for (const { key, note } of readAll(area, account)) {
          const text = JSON.stringify(erasures.reduce(noteAfter, note));
          if (text !== area.getItem(key)) area.setItem(key, text);
        }
      }, undefined),
  };
}

const noteAfter = (note: WriteAheadEntry, erasure: Erasure): WriteAheadEntry => ({
  ...note,
  entries: note.entries.map((entry) => ({ ...entry, command: commandAfter(erasure, entry.command) })),
  changes: { ...note.changes, put: note.changes.put.flatMap((change) => changeAfter(erasure, change) ?? []) },
});

/** The first id after the place tells apart what two tabs keep at the same moment. */
const prefixOf = (account: string): string => `groundwork-unstored-${encodeURIComponent(account)}:`;
const placeOf = (key: string): number => Number(key.split(':')[1]);

/** In the order of their places. */
function keysOf(area: Area, account: string): readonly string[] {
  const keys = Array.from({ length: area.length }, (_, n) => area.key(n) ?? '');
  const prefix = prefixOf(account);
  return keys.filter((key) => key.startsWith(prefix)).sort((a, b) => placeOf(a) - placeOf(b));
}

function parse(text: string | null): WriteAheadEntry | undefined {
  try {
    const parsed = z.safeParse(noteSchema, JSON.parse(text ?? ''));
    return parsed.success ? (parsed.data as WriteAheadEntry) : undefined;
  } catch {
    return undefined;
  }
}
