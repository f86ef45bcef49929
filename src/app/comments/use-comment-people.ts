import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CommentPeople } from '#features/comments/comment-people.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';

/** Everybody in the workspace: the account that is signed in. */
export function useCommentPeople(): CommentPeople {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const own = user?.id ?? '';
  const name = user?.displayName ?? user?.email ?? '';
  return useMemo(() => ({ own, members: [{ accountId: own, name }], isOwner: true }), [own, name]);
}
