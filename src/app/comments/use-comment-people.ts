import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { CommentPeople } from '#features/comments/comment-people.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useMembers } from '../team/use-members.ts';
import { useOwnPicture } from '../use-own-picture.ts';

/** Everybody in the workspace: the account that is signed in alone, unless it is in a team. */
export function useCommentPeople(): CommentPeople {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const own = user?.id ?? '';
  const name = user?.displayName ?? user?.email ?? '';
  const members = useMembers();
  const picture = useOwnPicture();
  return useMemo(() => {
    if (members.length === 0) return { own, members: [{ accountId: own, name, picture }], isOwner: true };
    return {
      own,
      members: members.map(({ accountId, name, picture }) => ({ accountId, name, ...(picture && { picture }) })),
      isOwner: members.some(({ accountId, role }) => accountId === own && role === 'owner'),
    };
  }, [own, name, picture, members]);
}
