import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { SdkBackend } from './sdk-backend.ts';

const project = process.env['GCLOUD_PROJECT'] ?? 'demo-groundwork';

interface MailedCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly oobLink: string;
}

/** The official emulator, which `run.ts` has started, set as new Firebase projects are: it tells nobody who has signed up. */
export async function emulator(): Promise<SdkBackend> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('The emulator is not running: use "npm run test:emulator".');
  const admin = `http://${host}/emulator/v1/projects/${project}`;
  await fetch(`${admin}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  const apps: FirebaseApp[] = [];
  return {
    appUrl: 'http://localhost:4000',
    newAuth() {
      const app = initializeApp({ apiKey: 'groundwork', projectId: project }, `app ${apps.length}`);
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
      return auth;
    },
    async mailedLink(to) {
      const { oobCodes } = (await (await fetch(`${admin}/oobCodes`)).json()) as { oobCodes: readonly MailedCode[] };
      const mail = oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === to);
      if (!mail) throw new Error(`no mail to ${to}`);
      return new URL(mail.oobLink);
    },
    async providerCredential(provider, email) {
      const said = JSON.stringify({ sub: email, email, email_verified: provider === 'google.com', name: 'Ada' });
      return provider === 'google.com' ? GoogleAuthProvider.credential(said) : GithubAuthProvider.credential(said);
    },
    customToken: async (uid) => JSON.stringify({ uid }),
    async stop() {
      await Promise.all(apps.map(deleteApp));
    },
  };
}
