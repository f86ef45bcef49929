import type { Json } from '#domain/log/json.ts';
import type { VirtualTime } from './virtual-time.ts';

/** One run of one server program. */
export type ProcessId = number;

/** The founder whose workspace is simulated where nobody else is in it. */
export const account = 'ada';
export const workspaceId = '00000000-0000-4000-8000-0000000000aa';

/** Faults that affect everybody at the moment. Shares are in [0, 1]. */
export interface Faults {
  /** Share of statements whose connection breaks, before or after they are carried out. */
  database: number;
  /** A balancer's answer to every call, in place of the server's. */
  refusal: { readonly status: number; readonly retryAfterS: number } | null;
  /** Share of servers that die soon after they have taken an experiment whose time has come. */
  claims: number;
}

/** Bugs that can be put in, to see whether they are found. */
export interface Plants {
  /** The browser's lock lets everybody in. */
  readonly lostTurn?: boolean;
  /** The server's lock is gone: a plan is carried out whatever has been appended since it was made. */
  readonly lostLock?: boolean;
  /** A command without an answer is sent again as a new command. */
  readonly doubleSend?: boolean;
  /** A person's words stay in the log when the person is erased. */
  readonly keptWords?: boolean;
  /** An experiment that a server has taken is no other's for ever. */
  readonly lostClaim?: boolean;
  /** Experiments are taken before their time has come. */
  readonly earlyDue?: boolean;
  /** The wait for a new access token goes on after it has come. */
  readonly keptRenewal?: boolean;
  /** Waiting commands are sent also while they are still on their way into the outbox. */
  readonly hastySend?: boolean;
  /** Who writes a part of the log down says so of a copy that was whole. */
  readonly lostWhole?: boolean;
  /** The first fault of a copy hides its later ones. */
  readonly hiddenFault?: boolean;
  /** A batch that is too much for the server at once is sent again as it was. */
  readonly endlessBatch?: boolean;
  /** Commands are sent without the workspace that they are for. */
  readonly lostHeader?: boolean;
}

/** State that all parts of one run share. */
export interface Simulation {
  readonly seed: number;
  readonly time: VirtualTime;
  /** By how much the clocks of everybody are ahead of the time that has passed: days in which nothing happened. */
  leapMs: number;
  readonly faults: Faults;
  readonly plants: Plants;
}

/** A call as it arrives at a server. */
export interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: Json | undefined;
  /** The session that calls. */
  readonly device: string;
  /** Whose session it is. */
  readonly account: string;
  /** The workspace of others that the call names; null for the account’s own. */
  readonly workspace: string | null;
}

/** The virtual time as a clock says it, which begins with 2026. */
export const clockOf = ({ time, leapMs }: Simulation): Date => new Date(Date.UTC(2026, 0, 1) + time.now + leapMs);
