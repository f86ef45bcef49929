import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from './app-context.ts';
import { ownPictureOf } from './own-picture.ts';
import { useIsOffline } from './use-is-offline.ts';

interface Come {
  readonly photoUrl: string | null;
  readonly url: string | undefined;
}

/** The founder's picture as something that an image can show; undefined until it has come, and without one. */
export function useOwnPicture(): string | undefined {
  const app = useApp();
  const photoUrl = useSelector(app.actorOf('user'), selectUser)?.photoUrl ?? null;
  const isOffline = useIsOffline();
  const picture = ownPictureOf(app);
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
  return come?.photoUrl === photoUrl ? come.url : picture.known(photoUrl);
}
