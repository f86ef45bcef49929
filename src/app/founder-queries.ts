import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from '#machines/auth/session.machine.ts';

const founderKey = ['founder'];

/**
 * Ties the queries whose keys begin with `founder` to the session: none is asked from the moment in which it begins to end,
 * and all are forgotten once it has ended. Screens that are still shown then would ask again, without a token.
 */
export function tieFounderQueries(client: QueryClient, session: SessionActor): void {
  client.setQueryDefaults(founderKey, {
    enabled: () => {
      const now = session.getSnapshot();
      return !now.matches('signingOut') && !now.matches('signedOut');
    },
  });
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) client.removeQueries({ queryKey: founderKey });
  });
}
