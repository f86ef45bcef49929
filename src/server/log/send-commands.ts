import type { FastifyInstance } from 'fastify';
import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { TeamFactOf } from '#domain/team/team-facts.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Principal } from '../accounts/principal.ts';
import { membershipNow, scopeInsufficient } from '../http/require-member.ts';
import type { Membership } from '../team/memberships.ts';
import { resultsFor } from './hide-personal.ts';
import type { LogDeps } from './log-deps.ts';

type SendCommandsDeps = Pick<
  LogDeps,
  'eventStore' | 'meter' | 'hasVerifiedAddress' | 'isBanned' | 'limitWriting' | 'foreignChanges'
>;

interface Batch {
  readonly commands: readonly CommandEnvelope[];
  readonly atomic?: boolean | undefined;
}

interface SendOptions {
  /** The size of the request, which counts towards what a workspace may write. */
  readonly bytes: number;
  readonly route: string;
  /** Whether an assistant sends them: the decider lets it prepare work alone. */
  readonly isAssistant?: boolean;
}

/** Sends a member’s commands, or those of a program for them. Resolves to their answers, as the member may read them. */
export type SendCommands = (
  principal: Principal,
  batch: Batch,
  options: SendOptions,
) => Promise<readonly CommandResult[]>;

/** The one way by which commands from outside reach the log, whatever they come in by. */
export const createSendCommands =
  (
    app: Pick<FastifyInstance, 'memberships' | 'securityEvents'>,
    { eventStore, meter, hasVerifiedAddress, isBanned, limitWriting, foreignChanges }: SendCommandsDeps,
  ): SendCommands =>
  async (principal, { commands, atomic }, { bytes, route, isAssistant }) => {
    const { accountId, workspaceId, sessionId, membership, via } = principal;
    if (via?.scope === 'read') throw scopeInsufficient();
    await limitWriting?.take(workspaceId, commands.length, bytes);
    const mayPublish = commands.some(needsVerifiedAddress)
      ? { hasVerifiedAddress: await hasVerifiedAddress(accountId), isBanned: await isBanned(workspaceId, accountId) }
      : {};
    const by = { kind: 'founder', id: accountId } as const;
    // Roles matter only where there are others; whoever works alone does not pay for them.
    const amongOthers = membership?.isTeam ? { alsoReads: [teamStreamOf(workspaceId)] } : {};
    const actor = {
      ...{ workspaceId, by, device: sessionId, via: via?.tokenName },
      ...(isAssistant && { isAssistant }),
      ...mayPublish,
      ...amongOthers,
      // Also for whoever is alone again: those who have left keep what they did.
      foreignChanges: await foreignChanges?.(workspaceId, accountId, commands),
    };
    const executed = await eventStore.execute(actor, commands, { atomic });
    if (commands.some(({ stream }) => stream === teamStreamOf(workspaceId))) {
      app.memberships?.forget(workspaceId);
      // Before the answer: mails of a workspace go to whoever’s own it is.
      for (const id of partedIn(executed)) await app.memberships?.settle(id);
    }
    const now = membership?.isTeam ? await membershipNow(app.memberships, principal) : membership;
    const results = resultsFor(now === null ? gone : now, executed);
    meter?.answered(results);
    if (results.some((result) => result.status === 'rejected' && result.reason === 'not-found')) {
      const refused = { event: 'access-refused', outcome: 'refused', reason: 'not-found-or-not-yours' } as const;
      app.securityEvents?.record({ ...refused, who: { accountId }, sessionId, route });
    }
    return results;
  };

/** Somebody who is no member any more reads what became of their commands, and nothing about people. */
const gone: Membership = { role: 'viewer', isTeam: true };

function needsVerifiedAddress({ stream, type }: CommandEnvelope): boolean {
  const commands = kindOfStream(stream)?.commands;
  return commands !== undefined && Object.hasOwn(commands, type) && commands[type]?.needsVerifiedAddress === true;
}

/** Accounts that have left or were removed. */
const partedIn = (results: readonly CommandResult[]): readonly string[] =>
  results.flatMap((result) =>
    result.status === 'accepted'
      ? result.events.flatMap(({ type, data }) =>
          type === 'MemberRemoved' || type === 'MemberLeft' ? [(data as TeamFactOf<'MemberLeft'>).accountId] : [],
        )
      : [],
  );
