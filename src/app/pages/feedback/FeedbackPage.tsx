import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { changePost } from '#adapters/feedback/feedback-api.ts';
import type { PostAction } from '#domain/feedback/feedback-send.ts';
import { postStatuses } from '#domain/post/post.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Params } from '#domain/routes/routes.ts';
import type { BoardChoice } from '#features/feedback/BoardFilters.tsx';
import { BoardScreen } from '#features/feedback/BoardScreen.tsx';
import { FeedbackFrame, type FeedbackView } from '#features/feedback/FeedbackFrame.tsx';
import { FeedbackQueriesContext, useFeedbackQueries } from '#features/feedback/feedback-queries.ts';
import { labels } from '#features/feedback/labels.ts';
import { PostList } from '#features/feedback/PostList.tsx';
import { PostScreen } from '#features/feedback/PostScreen.tsx';
import { Roadmap } from '#features/feedback/Roadmap.tsx';
import { type CarriedOut, type ChangePostActor, changePostMachine } from '#machines/feedback/change-post.machine.ts';
import { type ComposePostActor, composePostMachine } from '#machines/feedback/compose-post.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useApp } from '../../app-context.ts';
import { type Feedback, feedbackOf } from '../../feedback.ts';
import type { PageProps } from '../../page-props.ts';
import { queryClient } from '../../query-client.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';

export default function FeedbackPage({ place }: PageProps) {
  const app = useApp();
  const feedback = feedbackOf(app);
  const isOffline = useIsOffline();
  return (
    <QueryClientProvider client={queryClient}>
      <FeedbackQueriesContext value={feedback.queries}>
        <Board feedback={feedback} params={place.params} isOffline={isOffline} />
      </FeedbackQueriesContext>
    </QueryClientProvider>
  );
}

interface BoardProps {
  readonly feedback: Feedback;
  readonly params: Params;
  readonly isOffline: boolean;
}

/** The part of the board that its address names: one post, or one of the views. */
function Board({ feedback, params, isOffline }: BoardProps) {
  const { data } = useInfiniteQuery(useFeedbackQueries().list({}));
  const isStaff = data?.pages[0]?.isStaff ?? false;
  const { post: postId } = params;
  const { newId } = useApp().services;
  const { outbox } = feedback;
  // Of the page, so that what is typed is still there after a look at a similar post.
  const compose = useFlow(
    composePostMachine.provide({
      actions: {
        post: (_, { title, body }) =>
          outbox.send({ type: 'send.wanted', send: { kind: 'post', id: newId(), title: title.trim(), body } }),
      },
    }),
  );
  const view = (['roadmap', 'mine', 'reported'] as const).find((each) => each === params['view']) ?? 'all';
  return (
    <FeedbackFrame isStaff={isStaff} {...(!postId && { current: view })}>
      {postId ? (
        <Post key={postId} postId={postId} feedback={feedback} isOffline={isOffline} />
      ) : (
        <View view={view} compose={compose} feedback={feedback} params={params} isOffline={isOffline} />
      )}
    </FeedbackFrame>
  );
}

function Post({
  postId,
  feedback,
  isOffline,
}: Pick<BoardProps, 'feedback' | 'isOffline'> & { readonly postId: string }) {
  const { newId } = useApp().services;
  const change = useChangePost(postId, feedback);
  return <PostScreen {...{ postId, change, isOffline, newId }} outbox={feedback.outbox} />;
}

interface ViewProps extends BoardProps {
  readonly view: FeedbackView;
  readonly compose: ComposePostActor;
}

function View({ view, compose, feedback: { outbox }, params, isOffline }: ViewProps) {
  const { newId, navigate } = useApp().services;
  const shared = { outbox, isOffline, newId };
  if (view === 'roadmap') return <Roadmap {...shared} />;
  if (view === 'mine')
    return (
      <PostList
        {...shared}
        part="activity"
        query={{ view, order: 'new' }}
        hasOwnPart
        empty={
          <EmptyState
            title={labels.noActivity.title}
            actions={<Link href={buildPath({ name: 'feedback' })}>{labels.noActivity.all}</Link>}
          >
            {labels.noActivity.text}
          </EmptyState>
        }
      />
    );
  if (view === 'reported')
    return (
      <PostList
        {...shared}
        part="list"
        query={{ view, order: 'new' }}
        empty={<EmptyState title={labels.noReports.title}>{labels.noReports.text}</EmptyState>}
      />
    );
  const choose = ({ status, tag, order }: BoardChoice) =>
    navigate(
      { name: 'feedback', params: { status, tag, order: order === 'new' ? order : undefined } },
      { replace: true },
    );
  const choice = {
    status: postStatuses.find((each) => each === params['status']),
    tag: params['tag'],
    order: params['order'] === 'new' ? 'new' : 'votes',
  } as const;
  return <BoardScreen {...shared} compose={compose} choice={choice} onChoose={choose} />;
}

/** Runs the founder's changes to one post, as long as it is shown. */
function useChangePost(postId: string, { tellChanged }: Feedback): ChangePostActor {
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
