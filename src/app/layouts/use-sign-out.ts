import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
import { selectSignOutState, signOutMachine } from '#machines/sign-out.machine.ts';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export interface SignOut {
  /** `asking` while something is unsent and the founder has not decided, `sending` while it is on its way. */
  readonly state: 'idle' | 'asking' | 'sending';
  /** Commands; images are counted where they are asked about. */
  readonly unsent: number;
  readonly ask: (intent: { readonly allDevices: boolean }) => void;
  readonly send: () => void;
  readonly discard: () => void;
  readonly cancel: () => void;
}

/** Runs the way out of the session, fed with how much this device still holds. */
export function useSignOut(): SignOut {
  const { actorOf, services } = useApp();
  const { pendingCount } = services.workspace;
  const unsent = useAtom(pendingCount);
  const account = useSelector(actorOf('user'), selectUser)?.id;
  const flow = useFlow(
    signOutMachine.provide({
      actions: {
        leave: (_, { allDevices }) => actorOf('session').send({ type: 'session.sign-out', allDevices }),
        hurry: () => actorOf('sync').send({ type: 'sync.hurried' }),
      },
    }),
  );
  const state = useSelector(flow, selectSignOutState);
  useEffect(
    () => flow.send({ type: 'unsent.changed', unsent: unsent + countWaitingImages(account) }),
    [flow, unsent, account],
  );
  return {
    state,
    unsent,
    ask: ({ allDevices }) =>
      flow.send({
        type: 'sign-out.asked',
        allDevices,
        unsent: pendingCount.get() + countWaitingImages(account),
      }),
    send: () => flow.send({ type: 'sending.chosen' }),
    discard: () => flow.send({ type: 'discarding.chosen' }),
    cancel: () => flow.send({ type: 'sign-out.cancelled' }),
  };
}
