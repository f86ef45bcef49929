import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { selectSignOutState, signOutMachine } from '#machines/sign-out.machine.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export interface SignOut {
  /** `asking` while commands are unsent and the founder has not decided, `sending` while they are on their way. */
  readonly state: 'idle' | 'asking' | 'sending';
  readonly unsent: number;
  readonly ask: (wish: { readonly allDevices: boolean }) => void;
  readonly send: () => void;
  readonly discard: () => void;
  readonly cancel: () => void;
}

/** Runs the way out of the session, fed with how much this device still holds. */
export function useSignOut(): SignOut {
  const { actorOf, services } = useApp();
  const { pendingCount } = services.workspace;
  const unsent = useAtom(pendingCount);
  const flow = useFlow(
    signOutMachine.provide({
      actions: {
        leave: (_, { allDevices }) => actorOf('session').send({ type: 'session.sign-out', allDevices }),
        hurry: () => actorOf('sync').send({ type: 'sync.hurried' }),
      },
    }),
  );
  const state = useSelector(flow, selectSignOutState);
  useEffect(() => flow.send({ type: 'unsent.changed', unsent }), [flow, unsent]);
  return {
    state,
    unsent,
    ask: ({ allDevices }) => flow.send({ type: 'sign-out.asked', allDevices, unsent: pendingCount.get() }),
    send: () => flow.send({ type: 'sending.chosen' }),
    discard: () => flow.send({ type: 'discarding.chosen' }),
    cancel: () => flow.send({ type: 'sign-out.cancelled' }),
  };
}
