import type { Auth, User } from 'firebase/auth';

/** The founder whom the provider knows on this device; rejects with `auth/no-current-user` where there is none. */
export async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw { code: 'auth/no-current-user' };
  return auth.currentUser;
}
