import { useSelector } from '@xstate/react';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { type IdentifyActor, selectWindow } from '#machines/auth/identify.machine.ts';

interface Identifying {
  /** Something is asked, or was and the answer is judged. */
  readonly isAsking: boolean;
  readonly openWindow: OauthProvider | null;
  /** The browser is on its way to a provider's page. */
  readonly isLeaving: boolean;
}

/** How far an attempt has come, where there is one. */
export function useIdentify(identify: IdentifyActor | undefined): Identifying {
  const isAsking = useSelector(identify, (snapshot) => snapshot !== undefined && snapshot.context.question !== null);
  const openWindow = useSelector(identify, (snapshot) => (snapshot ? selectWindow(snapshot) : null));
  const isLeaving = useSelector(identify, (snapshot) => snapshot?.matches('leaving') ?? false);
  return { isAsking, openWindow, isLeaving };
}
