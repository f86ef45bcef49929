import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { selectUser } from '#machines/shell/user.store.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { Avatar, type AvatarProps } from '#ui/Avatar.tsx';
import { useApp } from './app-context.ts';
import { ownPictureOf } from './own-picture.ts';

export interface OwnAvatarProps extends Pick<AvatarProps, 'size' | 'isDecorative'> {
  /** Instead of the initials. */
  readonly fallback?: ReactNode;
}

interface Come {
  readonly photoUrl: string | null;
  readonly url: string | undefined;
}

/** The founder, by their picture or by their initials. */
export function OwnAvatar({ fallback, ...rest }: OwnAvatarProps) {
  const app = useApp();
  const user = useSelector(app.actorOf('user'), selectUser);
  const isOffline = useSelector(app.actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  const picture = ownPictureOf(app);
  const photoUrl = user?.photoUrl ?? null;
  const [come, setCome] = useState<Come>();
  // Asked for again when the connection is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOffline says when.
  useEffect(() => {
    let isCurrent = true;
    picture.of(photoUrl).then(
      (url) => isCurrent && setCome({ photoUrl, url }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, photoUrl, isOffline]);
  // At once where another avatar has shown it.
  const known = picture.known(photoUrl);
  const shown = come?.photoUrl === photoUrl ? come.url : known;
  if (!user || (fallback !== undefined && shown === undefined)) return fallback ?? null;
  return <Avatar {...rest} name={user.displayName ?? user.email} picture={shown} />;
}
