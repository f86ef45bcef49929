import * as z from 'zod/mini';
import type { Rejection } from '../log/decision.ts';
import { uuid } from '../log/id.ts';
import type { Json } from '../log/json.ts';
import type { Actor, Reads } from '../log/reads.ts';
import { sameJson } from '../log/same-json.ts';
import { isAllowed } from './role.ts';
import { isTeam, roleIn, type Team } from './team.ts';

/** Who does something, and by which day. */
export type Assignment = {
  /** The account of a member. */
  readonly accountId: string;
  /** A date as in 2026-11-29; null without one. */
  readonly by: string | null;
};

/** Data of the commands and facts that assign something. Nobody does it if `accountId` is null. */
export const assigningFields = { accountId: z.nullable(uuid), by: z.optional(z.iso.date()) };
export type Assigning = { readonly accountId: string | null; readonly by?: string | undefined };

/** A day without anybody to do it means nothing. */
export const assignmentOf = ({ accountId, by }: Assigning): Assignment | null =>
  accountId === null ? null : { accountId, by: by ?? null };

const assigningOf = (assignment: Assignment | null): Assigning =>
  assignment === null
    ? { accountId: null }
    : { accountId: assignment.accountId, ...(assignment.by === null ? {} : { by: assignment.by }) };

type Judged = { readonly reason: Rejection } | { readonly facts: readonly Assigning[] };

/** Judges an assignment: nothing is recorded if it stands already. Only who may do the work can be assigned to it. */
export function judgeAssignment(now: Assignment | null, wanted: Assigning, { actor }: Pick<Reads, 'actor'>): Judged {
  const next = assignmentOf(wanted);
  if (sameJson(now, next)) return { facts: [] };
  const isUnfit = next !== null && actor?.roleOf && !isAllowed(actor.roleOf(next.accountId), 'edit');
  return isUnfit ? { reason: 'not-for-them' } : { facts: [assigningOf(next)] };
}

/** The data of the command that leads back to an assignment; undefined for what is none. */
export function assigningBack(field: Json): Assigning | undefined {
  const parsed = z.safeParse(z.nullable(z.strictObject({ accountId: uuid, by: z.nullable(z.iso.date()) })), field);
  return parsed.success ? assigningOf(parsed.data) : undefined;
}

/** Tells the role of any account in a workspace; in that of a founder who works alone, nobody else has one. */
export const rolesIn =
  (team: Team | undefined, own: string): NonNullable<Actor['roleOf']> =>
  (accountId) =>
    isTeam(team) || accountId === own ? roleIn(team, accountId) : null;
