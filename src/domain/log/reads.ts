/** The other streams that a type of command reads, so that a server can hold them still and a client decide again. */
export interface Needs {
  readonly streams?: readonly string[];
  /** Every stream of these kinds. */
  readonly kinds?: readonly string[];
}

/** An account that sends commands to a workspace. */
export interface Actor {
  readonly id: string;
  /** Whether it owns the workspace. */
  readonly isOwner?: boolean;
}

/** Other streams of the same workspace, folded, as a command that needs them may read them. */
export interface Reads {
  /** Undefined if the stream has no facts. */
  state(stream: string): unknown;
  statesOf(kind: string): Iterable<unknown>;
  /** Whether people are asked by mail if an address is theirs, so that it is known of how many. A server knows. */
  readonly confirmsPeople?: boolean;
  /** Who sends the command; undefined if nobody is known to. A browser knows the account, a server its role too. */
  readonly actor?: Actor;
  /** The position that the first fact of the command will have. A server knows. */
  readonly position?: number;
}

/** Folded streams of one workspace, as they are now or were at one position of its log. */
export type FoldedStreams = Pick<Reads, 'state' | 'statesOf'>;

/** For commands that need nothing. */
export const noReads: Reads = { state: () => undefined, statesOf: () => [] };
