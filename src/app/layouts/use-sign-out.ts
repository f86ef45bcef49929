import { useSelector } from '@xstate/react';
import { sendTo } from 'xstate';
import { countRefusedFeedback, countWaitingFeedback } from '#adapters/storage/count-kept-feedback.ts';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
import { type SignOutActor, selectIsAsked, signOutMachine } from '#machines/auth/sign-out.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export interface SignOut {
  readonly flow: SignOutActor;
  /** Something is unsent, and `SignOutQuestion` says so. */
  readonly isAsked: boolean;
  readonly ask: (intent: { readonly allDevices: boolean }) => void;
}

/** Runs the way out of the session, asked with how much this device still holds. */
export function useSignOut(): SignOut {
  const {
    actorOf,
    services: { workspace },
  } = useApp();
  const account = useSelector(actorOf('user'), selectUser)?.id;
  const flow = useFlow(
    signOutMachine.provide({
      actions: {
        leave: sendTo(
          () => actorOf('session'),
          (_, { allDevices }: { allDevices: boolean }) => ({ type: 'session.sign-out' as const, allDevices }),
        ),
        hurry: sendTo(() => actorOf('sync'), { type: 'sync.hurried' }),
      },
    }),
  );
  return {
    flow,
    isAsked: useSelector(flow, selectIsAsked),
    ask: ({ allDevices }) =>
      flow.send({
        type: 'sign-out.asked',
        allDevices,
        unsent: workspace.pendingCount.get() + countWaitingImages(account) + countWaitingFeedback(account),
        refused: workspace.rejections.get().length + countRefusedFeedback(account),
      }),
  };
}
