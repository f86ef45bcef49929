import type { Command } from '#domain/log/command.ts';
import { titleOfStream } from '#domain/project/title-of-stream.ts';
import type { ChangedStreams, Replica } from '#domain/replica/replica.ts';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { nameOfChange } from '#domain/undo/change-name.ts';
import { ChangeStack } from '#domain/undo/change-stack.ts';
import { changesBetween } from '#domain/undo/changes-between.ts';
import { type ChangesUpdate, type KeptChange, namedBy, noUpdate, type StreamChange } from '#domain/undo/kept-change.ts';
import { splitChanges } from '#domain/undo/split-changes.ts';
import type { UndoResult } from '#machines/sync/sync-events.ts';
import type { UndoState } from '#machines/sync/workspace.store.ts';

interface Issued {
  readonly entries: readonly OutboxEntry[];
  readonly changed: ChangedStreams;
  readonly update: ChangesUpdate;
}

interface Turned extends Issued {
  readonly report: UndoResult;
}

/** Knows what each change of this browser did, as it was shown before and after, and leads back. */
export class ChangeKeeper {
  readonly stack = new ChangeStack();
  readonly #replica: Replica;

  constructor(replica: Replica) {
    this.#replica = replica;
  }

  state(): UndoState {
    const [undo, redo] = [this.stack.top('done'), this.stack.top('undone')];
    return {
      canUndo: undo !== undefined,
      undoName: undo ? namedBy(undo) : null,
      canRedo: redo !== undefined,
      redoName: redo ? namedBy(redo) : null,
    };
  }

  /** Takes the commands into effect, each change as one step that can be taken back. */
  issue(commands: readonly Command[]): Issued {
    const issued = [...Map.groupBy(commands, ({ id, changeId }) => changeId ?? id)].map(([changeId, members]) => {
      const before = this.#states(members);
      const { entries, changed } = this.#replica.issue(members);
      const streams = this.#waysBack(before, members);
      const name = nameOfChange(members, (stream) => titleOfStream(stream, (each) => this.#replica.shown(each)));
      const update =
        streams.length > 0 ? this.stack.add({ changeId, name, streams, at: members[0]?.at ?? '' }) : noUpdate;
      return { entries, changed, update };
    });
    return joined(issued);
  }

  /** Takes the last change back, or does the last one again that was taken back; undefined if there is none. */
  turn(side: KeptChange['side'], newId: string, at: string): Turned | undefined {
    const taken = this.stack.top(side);
    if (!taken) return undefined;
    const { changeId: undoes, name, label } = taken;
    const before = this.#states(taken.streams);
    const rejections: string[] = [];
    const parts = taken.streams.flatMap(({ stream, fields }) =>
      splitChanges(fields).map((part) => ({ stream, fields: part })),
    );
    const issued = parts.flatMap(({ stream, fields }, n) => {
      const id = n === 0 ? newId : `${newId}-${n}`;
      const data = { undoes, fields };
      const command = { id, type: 'UndoChange', stream, data, at, changeId: newId } as unknown as Command;
      const decision = this.#replica.decide(command);
      if (decision.kind === 'rejected') rejections.push(decision.reason);
      return decision.kind === 'rejected' || decision.facts.length === 0 ? [] : [this.#replica.issue([command])];
    });
    const commands = issued.flatMap(({ entries }) => entries.map(({ command }) => command));
    const streams = this.#waysBack(before, commands);
    const isTurned = streams.length > 0;
    const update = isTurned
      ? this.stack.turn(taken, { changeId: newId, name, label, streams, at })
      : this.stack.forget(undoes);
    const report: UndoResult = isTurned
      ? { type: side === 'done' ? 'change.undone' : 'change.redone', name: namedBy(taken), rejected: rejections.length }
      : { type: 'undo.rejected', name: namedBy(taken), reason: rejections[0] ?? 'changed-since' };
    return { ...joined(issued.map((each) => ({ ...each, update: noUpdate }))), update, report };
  }

  #states(touched: readonly { readonly stream: string }[]): ReadonlyMap<string, unknown> {
    return new Map(touched.map(({ stream }) => [stream, this.#replica.shown(stream)]));
  }

  /** Last written first. */
  #waysBack(before: ReadonlyMap<string, unknown>, commands: readonly Command[]): readonly StreamChange[] {
    const byStream = Map.groupBy(commands, ({ stream }) => stream);
    return [...before].toReversed().flatMap(([stream, state]) => {
      const fields = changesBetween(stream, state, this.#replica.shown(stream));
      const commandIds = byStream.get(stream)?.map(({ id }) => id) ?? [];
      return fields ? [{ stream, fields, commandIds }] : [];
    });
  }
}

function joined(parts: readonly Issued[]): Issued {
  return {
    entries: parts.flatMap(({ entries }) => entries),
    changed: new Set(parts.flatMap(({ changed }) => [...changed])),
    update: {
      put: parts.flatMap(({ update }) => update.put),
      remove: parts.flatMap(({ update }) => update.remove),
    },
  };
}
