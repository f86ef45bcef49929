import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectUser } from '#machines/shell/user.store.ts';
import { Avatar, type AvatarProps } from '#ui/Avatar.tsx';
import { useApp } from './app-context.ts';
import { useOwnPicture } from './use-own-picture.ts';

export interface OwnAvatarProps extends Pick<AvatarProps, 'size' | 'isDecorative'> {
  /** Instead of the initials. */
  readonly fallback?: ReactNode;
}

/** The founder, by their picture or by their initials. */
export function OwnAvatar({ fallback, ...rest }: OwnAvatarProps) {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const shown = useOwnPicture();
  if (!user || (fallback !== undefined && shown === undefined)) return fallback ?? null;
  return <Avatar {...rest} name={user.displayName ?? user.email} picture={shown} />;
}
