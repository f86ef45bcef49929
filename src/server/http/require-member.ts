import type { FastifyRequest } from 'fastify';
import { roleOfToken } from '#domain/account/access-token.ts';
import { isAllowed, type Permission, permissions } from '#domain/team/role.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Membership, Memberships } from '../team/memberships.ts';
import { ApiError } from './api-error.ts';
import { requirePrincipal } from './require-principal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where there is nobody but founders on their own, as in tests of single routes. */
    memberships?: Memberships;
  }
}

/** The header that names the workspace which a request is about; without it that is the account’s own. */
const workspaceHeader = 'groundwork-workspace';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const alone: Membership = { role: 'owner', isTeam: false };

/** The same answer for a workspace that is not there and for one of others, so that nobody learns which it is. */
export const noSuchWorkspace = (): ApiError => new ApiError(404, 'not-found', 'There’s no such workspace.');

export const scopeInsufficient = (): ApiError =>
  new ApiError(403, 'scope-insufficient', 'This access token doesn’t allow that.');

/** Finds the workspace that a signed-in request is about, and what its sender may do there; 404 if they are no member. */
export async function findWorkspace(
  request: Pick<FastifyRequest, 'principal' | 'server' | 'headers'>,
  permission: Permission,
): Promise<void> {
  const { principal, server } = request;
  const named = request.headers[workspaceHeader];
  const chosen = await enterWorkspace(server.memberships, principal, named);
  requireRight(chosen.membership, permission, principal.via);
  request.principal = { ...principal, ...chosen };
}

function requireRight({ role }: Membership, permission: Permission, via: Principal['via']): void {
  if (isAllowed(role, permission)) return;
  if (via) throw scopeInsufficient();
  throw new ApiError(403, 'role-insufficient', 'Your role in this workspace doesn’t allow that.');
}

/** Role of a member, or of the token by which a program comes in for them. */
export const membershipOf = (membership: Membership, via: Principal['via']): Membership =>
  via ? { ...membership, role: roleOfToken(membership.role, via.scope) } : membership;

/**
 * Finds the role of a member as it is by now; null for somebody who is none any more. A role can change while something is
 * read for them: it is asked for once that was read, so that nobody is given facts from after their role had ended.
 */
export async function membershipNow(
  memberships: Memberships | undefined,
  { workspaceId, accountId, via, membership }: Principal,
): Promise<Membership | undefined | null> {
  if (!memberships) return membership;
  const found = await memberships.find(workspaceId, accountId);
  return found && membershipOf(found, via);
}

/** Like `membershipNow`; throws 404 instead of null, and 403 without the right. */
export async function requireMembershipNow(
  memberships: Memberships | undefined,
  principal: Principal,
  permission: Permission = 'read',
): Promise<Membership | undefined> {
  const membership = await membershipNow(memberships, principal);
  if (membership === null) throw noSuchWorkspace();
  if (membership) requireRight(membership, permission, principal.via);
  return membership;
}

/**
 * The workspace that an account enters: the named one, or its own; with a token only that of the token. Throws 404 if it is
 * no member there.
 */
export async function enterWorkspace(
  memberships: Memberships | undefined,
  principal: Pick<Principal, 'workspaceId' | 'accountId' | 'via'>,
  named: string | readonly string[] | undefined,
): Promise<{ readonly workspaceId: string; readonly membership: Membership }> {
  const { workspaceId, via } = principal;
  if (via && named !== undefined && named !== workspaceId) throw noSuchWorkspace();
  const entered = await enterAsMember(memberships, principal, via ? workspaceId : named);
  return { ...entered, membership: membershipOf(entered.membership, via) };
}

async function enterAsMember(
  memberships: Memberships | undefined,
  { workspaceId, accountId }: Pick<Principal, 'workspaceId' | 'accountId'>,
  named: string | readonly string[] | undefined,
): Promise<{ readonly workspaceId: string; readonly membership: Membership }> {
  if (named !== undefined && (typeof named !== 'string' || !uuid.test(named))) throw noSuchWorkspace();
  if (!memberships) {
    if (named !== undefined && named !== workspaceId) throw noSuchWorkspace();
    return { workspaceId, membership: alone };
  }
  const id = named ?? workspaceId;
  const membership = await memberships.find(id, accountId);
  if (membership) return { workspaceId: id, membership };
  if (named !== undefined) throw noSuchWorkspace();
  // Its own one belongs to others by now: it has a new one from the next request on.
  return { workspaceId: await memberships.settle(accountId), membership: alone };
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** One hook for each right, so that a route’s is known by its hook. */
const hooks = Object.fromEntries(
  permissions.map((permission): [Permission, Hook] => [
    permission,
    async (request) => {
      await requirePrincipal(request);
      await findWorkspace(request, permission);
    },
  ]),
) as Readonly<Record<Permission, Hook>>;

/**
 * The hook of every route that is about a workspace, `onRequest` or `preValidation`: a valid bearer token, or 401; a member of
 * the workspace that the header names, or 404; with this right there, or 403.
 */
export const requireMember = (permission: Permission): Hook => hooks[permission];
