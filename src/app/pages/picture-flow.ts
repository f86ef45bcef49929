import { fromPromise } from 'xstate';
import { removePicture, savePicture } from '#adapters/api/profile-picture.ts';
import { forgetOwnPicture } from '#adapters/assets/own-picture.ts';
import { logError } from '#adapters/log/log-error.ts';
import { picturePath } from '#domain/account/picture.ts';
import type { User } from '#domain/user/user.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import { profilePictureMachine } from '#machines/settings/profile-picture.machine.ts';
import type { App } from '../app-context.ts';

/** The machine of the founder's picture, at our server. `files`: by the ids under which the machine knows them. */
export function pictureFlow({ actorOf, services }: App, files: ReadonlyMap<string, File>) {
  return profilePictureMachine.provide({
    actors: {
      savePicture: fromPromise<User, { readonly id: string }>(({ input, signal }) => {
        const file = files.get(input.id);
        if (!file) throw new Error('the file is gone');
        const send = createAuthorisedCall({
          session: actorOf('session'),
          send: ({ accessToken }, attempt) => savePicture(file, { accessToken, signal: attempt }),
          log: logError,
        });
        return send<User>(picturePath, { method: 'PUT', signal });
      }),
      removePicture: fromPromise<User>(async () => {
        const user = await removePicture(services.call);
        await forgetOwnPicture();
        return user;
      }),
    },
    actions: { tellUser: (_, { user }) => services.userChanged(user) },
  });
}
