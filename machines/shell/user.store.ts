import { fromStore } from '@xstate/store';
import type { ActorRefFrom } from 'xstate';
import type { User } from '#domain/user/user.ts';

export interface UserContext {
  /** Null while signed out, and where the record could be had neither from the server nor from this device. */
  readonly user: User | null;
  readonly isLoaded: boolean;
}

const initial: UserContext = { user: null, isLoaded: false };

/** Who is signed in. An actor of the root, so that guards, screens and the journal see one and the same. */
export const userStore = fromStore({
  context: initial,
  on: {
    'user.loaded': (_, { user }: { user: User | null }): UserContext => ({ user, isLoaded: true }),
    'user.cleared': (): UserContext => initial,
  },
});

export type UserActor = ActorRefFrom<typeof userStore>;

export const selectUser = ({ context }: { readonly context: UserContext }): User | null => context.user;

/** Whether the founder is a member of more workspaces than their own. */
export const selectHasWorkspaces = ({ context }: { readonly context: UserContext }): boolean =>
  (context.user?.workspaces?.length ?? 0) > 1;
