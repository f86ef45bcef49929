import { isDeepStrictEqual } from 'node:util';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { changesBetween } from '#domain/undo/changes-between.ts';
import { checkErasure } from './people.ts';
import { Violation } from './violation.ts';

interface Step {
  readonly position: number;
  readonly state: unknown;
}

interface Change {
  readonly changeId: string;
  readonly undoes: string | undefined;
  readonly commandId: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The names of moments are not taken back. */
  readonly namesMoment: boolean;
}

/** States that the log implies: every state that every stream has had, folded by nobody else's code. */
export class Truth {
  readonly #steps = new Map<string, Step[]>();
  readonly #changes = new Map<string, Change[]>();
  readonly #ids = new Set<string>();
  /** Streams about people who were erased, and by which fact. */
  readonly #erased = new Map<string, number>();
  #position = 0;

  get position(): number {
    return this.#position;
  }

  get erased(): ReadonlyMap<string, number> {
    return this.#erased;
  }

  /** Takes facts as they are committed; what does not follow is a violation. */
  take(event: RecordedEvent): void {
    const steps = this.#steps.get(event.stream) ?? [];
    this.#steps.set(event.stream, steps);
    const { id, position, version } = event;
    if (position !== this.#position + 1) throw new Violation('positions follow each other', { id, position });
    if (version !== steps.length + 1) throw new Violation('versions follow each other', { id, version });
    if (this.#ids.has(id)) throw new Violation('no fact is recorded twice', { id });
    this.#ids.add(id);
    this.#position = position;
    const before = steps.at(-1)?.state;
    const state = kindOfStream(event.stream)?.evolve(before, event, event.stream);
    if (event.type === 'PersonErased') {
      checkErasure(event.stream, before, state);
      this.#erased.set(event.stream, position);
    }
    steps.push({ position, state });
    this.#note(event, before, state);
  }

  /** Every stream with its state as of a position. */
  at(position: number): Map<string, unknown> {
    const states = new Map<string, unknown>();
    for (const [stream, steps] of this.#steps) {
      const last = steps.findLast((step) => step.position <= position);
      if (last) states.set(stream, last.state);
    }
    return states;
  }

  /**
   * Where nothing came between a change and the command that takes it back, and that command's view was the server's,
   * the state is what it was before, but for when it was changed and moved, and by whom.
   */
  checkUndo(fieldsOf: (commandId: string) => unknown): number {
    let undone = 0;
    for (const [stream, changes] of this.#changes) {
      const kind = kindOfStream(stream);
      for (const [n, undo] of changes.entries()) {
        const change = changes[n - 1];
        if (!kind || !change || undo.undoes !== change.changeId || change.namesMoment) continue;
        if (!isDeepStrictEqual(changesBetween(stream, change.before, change.after), fieldsOf(undo.commandId))) continue;
        undone += 1;
        const before = change.before ?? kind.unbegun(change.after);
        if (!isBack(stream, kind, before, undo.after)) {
          throw new Violation('undo returns the exact state', { stream, before, after: undo.after });
        }
      }
    }
    return undone;
  }

  /** The states of a stream before and after a change of it. */
  changeOf(stream: string, changeId: string): Pick<Change, 'before' | 'after'> | undefined {
    return this.#changes.get(stream)?.findLast((change) => change.changeId === changeId);
  }

  #note({ stream, changeId, undoes, commandId, type }: RecordedEvent, before: unknown, after: unknown): void {
    const changes = this.#changes.get(stream) ?? [];
    this.#changes.set(stream, changes);
    const last = changes.at(-1);
    const namesMoment = type === 'MomentNamed';
    if (last?.changeId !== changeId) changes.push({ changeId, undoes, commandId, before, after, namesMoment });
    else changes[changes.length - 1] = { ...last, commandId, after, namesMoment: namesMoment || last.namesMoment };
  }
}

/** Whether an undo has led back to `before`. What was made and taken back stays as removed; as it is shown, it is not there. */
function isBack(stream: string, kind: StreamKind, before: unknown, after: unknown): boolean {
  // A quote that is marked again comes last, and a comment stays as removed.
  if (!kind.differences && kind.name !== 'interview' && kind.name !== 'thread')
    return isDeepStrictEqual(undated(after), undated(before));
  const [wanted, found] = [kind.fields(before), kind.fields(after)];
  const areBack = Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(found[name], value));
  return areBack && changesBetween(stream, before, after) === undefined;
}

function undated(state: unknown): unknown {
  const { changedAt: _, changedBy: __, movedAt: ___, ...rest } = state as Record<string, unknown>;
  return rest;
}
