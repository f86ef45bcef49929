import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isOwnPicture, judgePicture } from '#domain/account/picture.ts';
import { PictureField } from '#features/settings/PictureField.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { useFlow } from '../use-flow.ts';
import { pictureFlow } from './picture-flow.ts';

/** The founder's picture, to be chosen and removed. */
export function ProfilePicture() {
  const app = useApp();
  const photoUrl = useSelector(app.actorOf('user'), selectUser)?.photoUrl ?? null;
  const [files, machine] = useMemo(() => {
    const given = new Map<string, File>();
    return [given, pictureFlow(app, given)] as const;
  }, [app]);
  const flow = useFlow(machine);
  const give = (file: File) => {
    const id = app.services.newId();
    // Only the last one counts.
    if (!flow.getSnapshot().hasTag('pending')) files.clear();
    files.set(id, file);
    flow.send({ type: 'picture.given', picture: { id, problem: judgePicture(file) } });
  };
  return (
    <PictureField
      flow={flow}
      avatar={<OwnAvatar size="huge" isDecorative />}
      hasPicture={photoUrl !== null && isOwnPicture(photoUrl)}
      onFile={give}
    />
  );
}
