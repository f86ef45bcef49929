import type { Role } from '../team/role.ts';

/** The other streams that a type of command reads, so that a server can hold them still and a client decide again. */
export interface Needs {
  readonly streams?: readonly string[];
  /** Every stream of these kinds. */
  readonly kinds?: readonly string[];
}

/** Member of a workspace who sends a command. */
export interface Actor {
  readonly id: string;
  /** Null for somebody who is no member any more. */
  readonly role: Role | null;
  /** The role of another account there. Absent if it is not known. */
  readonly roleOf?: (accountId: string) => Role | null;
  /** Changes that others made, by `changeId`, of those that the command is about. The server knows. */
  readonly foreignChanges?: ReadonlySet<string>;
}

/** Other streams of the same workspace, folded, as a command that needs them may read them. */
export interface Reads {
  /** Undefined if the stream has no facts. */
  state(stream: string): unknown;
  statesOf(kind: string): Iterable<unknown>;
  /** Whether people are asked by mail if an address is theirs, so that it is known of how many. A server knows. */
  readonly confirmsPeople?: boolean;
  /** The position that the first fact of the command will have. A server knows. */
  readonly position?: number;
  /** Absent for what nobody sends, as for reactions, and in a browser that does not know yet who its founder is. */
  readonly actor?: Actor;
}

/** Folded streams of one workspace, as they are now or were at one position of its log. */
export type FoldedStreams = Pick<Reads, 'state' | 'statesOf'>;

/** For commands that need nothing. */
export const noReads: Reads = { state: () => undefined, statesOf: () => [] };
