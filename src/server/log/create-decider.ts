import '#domain/log/all-kinds.ts';
import { roleOfToken } from '#domain/account/access-token.ts';
import { planLimits } from '#domain/account/plan-limits.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { estimateBytes } from '#domain/canvas/estimate-bytes.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { effortOf } from '#domain/judgement/effort-of.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { reject } from '#domain/log/decision.ts';
import { isLargeStream } from '#domain/log/is-large-stream.ts';
import type { Reads } from '#domain/log/reads.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { rolesIn } from '#domain/team/assignment.ts';
import { isForAssistants } from '#domain/team/assistant-rights.ts';
import { roleIn, type Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Actor } from '../event-store/actor.ts';
import type { Decider } from '../event-store/decider.ts';
import { projectionsOf, reactions } from '../projections.ts';

/**
 * Whether people who leave an address are written to, so that they can confirm that it is theirs: by a mail server, or by
 * mails that stay on this machine, on which nothing may depend.
 */
export type PeopleMail = 'none' | 'inbox' | 'server';

/** The member who sends a command; the server itself is none. */
function actingMember({ workspaceId, by, via, foreignChanges }: Actor, reads: Reads): Pick<Reads, 'actor'> {
  if (by.kind !== 'founder') return {};
  const team = reads.state(teamStreamOf(workspaceId)) as Team | undefined;
  const role = roleIn(team, by.id);
  const held = role && via !== undefined ? roleOfToken(role, 'write') : role;
  const roleOf = rolesIn(team, by.id);
  return { actor: { id: by.id, role: held, roleOf, ...(foreignChanges && { foreignChanges }) } };
}

/** The product, as its event store knows it. */
export const createDecider = (peopleMail: PeopleMail): Decider => ({
  decide(state, command, actor, reads) {
    // Who belongs to a workspace is for people to say, also whether they leave.
    if (actor.via !== undefined && command.stream === teamStreamOf(actor.workspaceId))
      return reject('role-insufficient');
    if (actor.isAssistant && !isForAssistants(command)) return reject('not-for-assistants');
    return decideCommand(state, command, actor.by.kind, { ...reads, ...actingMember(actor, reads) });
  },
  kindOf: kindOfStream,
  reactions,
  projections: projectionsOf({ hasMailer: peopleMail !== 'none' }),
  knows: { confirmsPeople: peopleMail === 'server' },
  factsMost: (workspaceId) => (workspaceId === systemWorkspaceId ? Number.POSITIVE_INFINITY : planLimits.facts),
  effortOf,
  // Canvases alone are large.
  estimateBytes: (stream, state) => (isLargeStream(stream) ? estimateBytes(state as Canvas) : undefined),
});
