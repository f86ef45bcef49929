import { fromPromise } from 'xstate';
import { endSessionById, fetchSessions } from '#adapters/api/sessions.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import { proofMachine } from '#machines/auth/proof.machine.ts';
import { sessionsListMachine } from '#machines/settings/sessions-list.machine.ts';
import type { Services } from '../services.ts';
import { proofActors } from './proof-actors.ts';

/** The list of sessions, at the real provider and our server. */
export const sessionsFlow = ({ call }: Services, identity: AccountIdentity) =>
  sessionsListMachine.provide({
    actors: {
      proof: proofMachine.provide({ actors: proofActors(call, identity) }),
      loadSessions: fromPromise<readonly SessionRecord[]>(() => fetchSessions(call)),
      endSession: fromPromise<void, { readonly id: string }>(({ input }) => endSessionById(call, input.id)),
    },
  });
