import { fromPromise } from 'xstate';
import { changePost } from '#adapters/feedback/feedback-api.ts';
import type { PostAction } from '#domain/feedback/feedback-send.ts';
import { type CarriedOut, type ChangePostActor, changePostMachine } from '#machines/feedback/change-post.machine.ts';
import { useApp } from '../../app-context.ts';
import type { Feedback } from '../../feedback.ts';
import { useFlow } from '../../use-flow.ts';

/** Runs the founder's changes to one post, as long as it is shown. */
export function useChangePost(postId: string, { tellChanged }: Feedback): ChangePostActor {
  const { call } = useApp().services;
  return useFlow(
    changePostMachine.provide({
      actors: {
        carryOut: fromPromise<CarriedOut, { readonly action: PostAction }>(async ({ input: { action } }) => ({
          action,
          post: await changePost(call, postId, action),
        })),
      },
      actions: { tellChanged: (_, { post }) => tellChanged(post) },
    }),
  );
}
