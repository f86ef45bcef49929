import { type Atom, createAtom, type ReadonlyAtom, shallowEqual } from '@xstate/store';
import type { Command } from '#domain/log/command.ts';
import { kindNameOf } from '#domain/log/stream-kinds.ts';
import type { LogOrigin } from '#domain/replica/local-snapshot.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import type { ChangeName } from '#domain/undo/change-name.ts';

/**
 * Changes that can be undone and redone on this device; a name is null if there is none, and a text if an older version
 * kept it.
 */
export interface UndoState {
  readonly canUndo: boolean;
  readonly undoName: ChangeName | string | null;
  readonly canRedo: boolean;
  readonly redoName: ChangeName | string | null;
}

const nothingToUndo: UndoState = { canUndo: false, undoName: null, canRedo: false, redoName: null };

/** Readable state of the account's workspace; read it with `useSelector` or `get()`. */
export interface Workspace {
  /** Null until the server or this device has told it. */
  readonly id: ReadonlyAtom<string | null>;
  /** How far the log has been read. */
  readonly position: ReadonlyAtom<number>;
  /** Like `stream`, but without subscribing: nobody is told of later changes. */
  peek(stream: string): unknown;
  /** The state of one stream, undefined while there is none. The same name yields the same atom. */
  stream(stream: string): ReadonlyAtom<unknown>;
  /** The streams of a kind, in the order in which they came. Changes only when one comes or goes. */
  streamsOf(kind: string): ReadonlyAtom<readonly string[]>;
  /** The states of a kind, in the same order. Changes with each of them. */
  statesOf(kind: string): ReadonlyAtom<readonly unknown[]>;
  /** Commands that have an effect although their facts have not come from the server. */
  readonly pendingCount: ReadonlyAtom<number>;
  /** Commands that this browser has not kept yet, or cannot keep: they are gone if the page goes before they are sent. */
  readonly unkeptCount: ReadonlyAtom<number>;
  /** Commands that wait for the server's word, in the order in which they will be sent. Listed only while somebody reads. */
  readonly pending: ReadonlyAtom<readonly Command[]>;
  /** Commands that the server has rejected and that wait for the founder, with those that failed because they did. */
  readonly rejections: ReadonlyAtom<readonly RejectedChange[]>;
  readonly undo: ReadonlyAtom<UndoState>;
  /** False until the whole log was read once, now or earlier: before that, emptiness means nothing. */
  readonly isComplete: ReadonlyAtom<boolean>;
}

/** Where the workspace takes its states from. */
interface WorkspaceSource {
  streams(): Iterable<string>;
  shown(stream: string): unknown;
  readonly pendingCount: number;
  readonly unstoredCount: number;
  pending(): readonly Command[];
  readonly rejections: readonly RejectedChange[];
  readonly position: number;
  readonly origin: LogOrigin;
}

export interface WorkspaceStore extends Workspace {
  /** Shows the named streams, or all of them, as the source has them now. */
  show(source: WorkspaceSource, changed?: Iterable<string>): void;
  markComplete(isComplete: boolean): void;
  showUndo(state: UndoState): void;
  clear(): void;
}

interface Kind {
  readonly states: Map<string, unknown>;
  /** A new object with every change; `streams` stays the same while none comes or goes. */
  readonly index: Atom<{ readonly streams: readonly string[] }>;
  readonly streams: ReadonlyAtom<readonly string[]>;
  readonly list: ReadonlyAtom<readonly unknown[]>;
}

/** One atom a stream and one a kind, so that the work for a change does not grow with the workspace. */
export function createWorkspace(): WorkspaceStore {
  const atoms = new Map<string, Atom<unknown>>();
  const kinds = new Map<string, Kind>();
  const pendingCount = createAtom(0);
  const unkeptCount = createAtom(0);
  const waiting = createAtom({ list: (): readonly Command[] => [] });
  const pending = createAtom(() => waiting.get().list(), { compare: shallowEqual });
  const rejections = createAtom<readonly RejectedChange[]>([], { compare: shallowEqual });
  const undo = createAtom(nothingToUndo, { compare: shallowEqual });
  const id = createAtom<string | null>(null);
  const position = createAtom(0);
  const isComplete = createAtom(false);

  const kindOf = (name: string): Kind => {
    const known = kinds.get(name);
    if (known) return known;
    const made = createKind();
    kinds.set(name, made);
    return made;
  };
  const stateOf = (stream: string): unknown => kinds.get(kindNameOf(stream) ?? '')?.states.get(stream);

  const showStreams = (streams: Iterable<string>, shown: (stream: string) => unknown): void => {
    const touched = new Set<Kind>();
    const cameOrWent = new Set<Kind>();
    for (const stream of streams) {
      const name = kindNameOf(stream);
      if (name === undefined) continue;
      const kind = kindOf(name);
      const state = shown(stream);
      const size = kind.states.size;
      if (state === undefined) kind.states.delete(stream);
      else kind.states.set(stream, state);
      touched.add(kind);
      if (kind.states.size !== size) cameOrWent.add(kind);
      atoms.get(stream)?.set(state);
    }
    for (const kind of touched) {
      const { index, states } = kind;
      index.set(({ streams: before }) => ({ streams: cameOrWent.has(kind) ? [...states.keys()] : before }));
    }
  };

  return {
    id,
    position,
    undo,
    peek: stateOf,
    pendingCount,
    unkeptCount,
    pending,
    rejections,
    isComplete,
    stream(stream) {
      const atom = atoms.get(stream) ?? createAtom<unknown>(stateOf(stream));
      atoms.set(stream, atom);
      return atom;
    },
    streamsOf: (kind) => kindOf(kind).streams,
    statesOf: (kind) => kindOf(kind).list,
    show(source, changed = source.streams()) {
      showStreams(changed, (stream) => source.shown(stream));
      pendingCount.set(source.pendingCount);
      unkeptCount.set(source.unstoredCount);
      waiting.set({ list: () => source.pending() });
      rejections.set(source.rejections);
      id.set(source.origin.workspace);
      position.set(source.position);
    },
    showUndo: (state) => undo.set(state),
    markComplete: (complete) => isComplete.set(complete),
    clear() {
      for (const { states } of kinds.values()) showStreams([...states.keys()], () => undefined);
      pendingCount.set(0);
      unkeptCount.set(0);
      waiting.set({ list: () => [] });
      rejections.set([]);
      undo.set(nothingToUndo);
      id.set(null);
      position.set(0);
      isComplete.set(false);
    },
  };
}

function createKind(): Kind {
  const states = new Map<string, unknown>();
  const index = createAtom<{ readonly streams: readonly string[] }>({ streams: [] });
  const streams = createAtom(() => index.get().streams);
  const list = createAtom(() => index.get().streams.map((stream) => states.get(stream)));
  return { states, index, streams, list };
}
