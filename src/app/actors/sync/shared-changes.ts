import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { WriteAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { Erasure } from '#domain/replica/erasure.ts';
import { streamsOfChanges } from '#domain/replica/streams-in.ts';
import type { ChangeStack } from '#domain/undo/change-stack.ts';
import { type ChangesUpdate, noUpdate } from '#domain/undo/kept-change.ts';
import type { StorageWatch } from './storage-watch.ts';

export interface SharedChangesParts {
  readonly database: LocalDatabase;
  readonly notes: WriteAheadLog;
  readonly account: string;
  readonly stack: ChangeStack;
  readonly watch: StorageWatch;
  readonly tabs: Tabs;
  readonly gate: KindGate;
  readonly isOpen: () => boolean;
}

/** Changes that were certain when the kept ones were requested: no other change can be called missing. */
export interface ChangesHorizon {
  readonly known: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
}

/**
 * Keeps the undoable changes the same in every page of the browser and in its database: the kept ones are the truth.
 */
export class SharedChanges {
  readonly #parts: SharedChangesParts;
  /** On their way into the database. */
  readonly #moving = new Set<ChangesUpdate>();
  /** By their `changeId`: those that the database did not take. */
  readonly #unkept = new Set<string>();

  constructor(parts: SharedChangesParts) {
    this.#parts = parts;
  }

  /** Keeps an update by `write`, which resolves to undefined if that failed, and tells it to the other pages then. */
  async keep<T>(update: ChangesUpdate, write: () => Promise<T | undefined>): Promise<T | undefined> {
    this.#moving.add(update);
    const written = await write();
    this.#moving.delete(update);
    for (const { changeId } of update.put) {
      if (written === undefined) this.#unkept.add(changeId);
      else this.#unkept.delete(changeId);
    }
    this.tell(update);
    return written;
  }

  /**
   * Another page has put and removed these. What it put although it was removed here is removed there too, at once: if the
   * database took neither a change nor its removal, a page that opens later reads the change in a note and offers it again.
   */
  hear(update: ChangesUpdate): void {
    const { stack } = this.#parts;
    stack.apply(update);
    const gone = new Set(stack.gone());
    void this.keepAlone({ put: [], remove: update.put.map(idOf).filter((id) => gone.has(id)) });
  }

  /** Takes over what another page could not keep. */
  adopt(update: ChangesUpdate): void {
    this.#parts.stack.apply(update);
    for (const { changeId } of update.put) this.#unkept.add(changeId);
  }

  /**
   * Removes all words about these people, if there are any, from notes and undoable changes. The database hears of them
   * with the copy.
   */
  erase(erased: readonly Erasure[]): boolean {
    const { notes, account, stack } = this.#parts;
    stack.erase(erased);
    notes.erase(account, erased);
    return erased.length > 0;
  }

  /** Without commands. */
  async keepAlone(update: ChangesUpdate): Promise<boolean> {
    if (isNothing(update)) return true;
    const { database, account, watch } = this.#parts;
    const kept = await this.keep(update, () => watch.try(database.keepChanges(account, update).then(() => true)));
    return kept === true;
  }

  tell(update: ChangesUpdate): void {
    const { isOpen, tabs } = this.#parts;
    if (isOpen() && !isNothing(update)) tabs.tell({ type: 'changes', update });
  }

  horizon(): ChangesHorizon {
    const { stack } = this.#parts;
    const moving = new Set([...this.#moving].flatMap(({ put, remove }) => [...put.map(idOf), ...remove]));
    const settled = (ids: Iterable<string>): ReadonlySet<string> => new Set([...ids].filter((id) => !moving.has(id)));
    return { known: settled(stack.all().map(idOf)), gone: settled(stack.gone()) };
  }

  /** Makes one of what is kept and what this page knows; false if the database would not have it, or rules have not come. */
  async reconcile(kept: readonly string[], { known, gone }: ChangesHorizon): Promise<boolean> {
    const { database, account, stack, watch, gate, isOpen } = this.#parts;
    const isKept = new Set(kept);
    stack.lose([...known].filter((id) => !isKept.has(id) && !this.#unkept.has(id)));
    const unknown = kept.filter((id) => !stack.get(id) && !gone.has(id));
    const read = unknown.length > 0 ? await watch.try(database.readChanges(account, unknown)) : [];
    const streams = streamsOfChanges(read ?? []);
    const found = gate.areHere(streams) || (await gate.fetch(streams)) ? read : undefined;
    if (!isOpen()) return true;
    const { remove } = found ? stack.take(found) : noUpdate;
    const put = [...this.#unkept].flatMap((id) => stack.get(id) ?? []);
    const stale = kept.filter((id) => gone.has(id));
    const isWhole = await this.keepAlone({ put, remove: [...remove, ...stale] });
    return found !== undefined && isWhole;
  }

  /** The database was thrown away. */
  lose(): void {
    for (const { changeId } of this.#parts.stack.all()) this.#unkept.add(changeId);
  }
}

const idOf = ({ changeId }: { readonly changeId: string }): string => changeId;
const isNothing = ({ put, remove }: ChangesUpdate): boolean => put.length + remove.length === 0;
