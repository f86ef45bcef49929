import type { Role } from '#domain/team/role.ts';
import type { Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Decider } from '#server/event-store/decider.ts';
import { createDecider } from '#server/log/create-decider.ts';
import type { Plants } from '../simulation.ts';

/** Bugs that can be put in, to see whether they are found. */
export interface TeamPlants extends Pick<Plants, 'lostHeader'> {
  /** A command of somebody who was removed is accepted if it was on its way. */
  readonly staysMember?: boolean;
  /** A role that was lowered is not. */
  readonly keepsRole?: boolean;
  /** The role is read when a command comes in, and not under the order of the log. */
  readonly earlyRole?: boolean;
  /** Everybody undoes what anybody did. */
  readonly undoesOthers?: boolean;
  /** Everybody reads about people. */
  readonly seesPeople?: boolean;
  /** A browser keeps all workspaces of an account under one name. */
  readonly sharedKey?: boolean;
}

/** The product’s decider, with the bugs that lie in it. */
export function plantedDecider({ staysMember, keepsRole, earlyRole }: TeamPlants): Decider {
  const decider = createDecider('none');
  if (!staysMember && !keepsRole && !earlyRole) return decider;
  const first = new Map<string, Role>();
  return {
    ...decider,
    decide(state, command, actor, reads) {
      const stream = teamStreamOf(actor.workspaceId);
      const read = reads.state(stream) as Team | undefined;
      for (const [id, { role }] of Object.entries(read?.members ?? {})) if (!first.has(id)) first.set(id, role);
      const role = actor.by.kind === 'founder' ? roleFor(actor as never, read, first) : undefined;
      if (!read || !role) return decider.decide(state, command, actor, reads);
      const members = { ...read.members, [actor.by.id]: { role, since: '2026-01-01T00:00:00.000Z' } };
      const planted = { ...reads, state: (of: string) => (of === stream ? { ...read, members } : reads.state(of)) };
      return decider.decide(state, command, actor, planted);
    },
  };
  function roleFor(
    { by, earlyRole: early }: { readonly by: { readonly id: string }; readonly earlyRole?: Role },
    read: Team | undefined,
    known: ReadonlyMap<string, Role>,
  ): Role | undefined {
    const now = read && Object.hasOwn(read.members, by.id) ? read.members[by.id]?.role : undefined;
    if (earlyRole) return early;
    if (staysMember) return now ?? 'member';
    return now && (known.get(by.id) ?? now);
  }
}
