import { workspaceId } from '../simulation.ts';

const person = (n: number): string => `00000000-0000-4000-8000-0000000000b${n}`;

/** Ada’s own workspace is the team’s; Ben, who is asked in, has one of his own, and Cem is asked in too. */
export const [ada, ben, cem] = [person(1), person(2), person(3)] as const;
export const people: readonly string[] = [ada, ben, cem];

export const team = workspaceId;
export const own = '00000000-0000-4000-8000-0000000000bb';
export const workspaces: readonly string[] = [team, own];
export const founderOf = (workspace: string): string => (workspace === team ? ada : ben);

/** Whose page it is, in which of the browsers, and which workspace it has open. */
export interface Seat {
  readonly browser: number;
  readonly account: string;
  readonly workspace: string;
}

/** Ben has both workspaces open in one browser. */
export const firstSeats: readonly Seat[] = [
  { browser: 0, account: ada, workspace: team },
  { browser: 1, account: ben, workspace: team },
  { browser: 1, account: ben, workspace: own },
  { browser: 2, account: cem, workspace: team },
];
export const moreSeats: readonly Seat[] = [
  { browser: 0, account: ada, workspace: team },
  { browser: 2, account: cem, workspace: team },
  { browser: 3, account: ben, workspace: team },
  { browser: 3, account: ben, workspace: own },
];

/** The name that the product has for the workspace of a seat: null for an account’s own. */
export const chosenOf = ({ account, workspace }: Pick<Seat, 'account' | 'workspace'>): string | null =>
  founderOf(workspace) === account ? null : workspace;
