import { sdkSuite } from '../emulator/sdk-suite.ts';
import { startIdentityApp } from './fixtures/identity-app.ts';
import { mailedLink } from './fixtures/mailed-link.ts';
import { providerCredential } from './fixtures/provider-credential.ts';

sdkSuite('the embedded provider', async () => {
  const app = await startIdentityApp();
  return {
    newAuth: app.newAuth,
    appUrl: app.origin,
    mailedLink: (to) => mailedLink(app, to),
    providerCredential: (provider, email) => providerCredential(app.origin, provider, { email, displayName: 'Ada' }),
    async customToken(uid) {
      return (await app.call('POST', '/dev/custom-token', { who: uid })).json<{ token: string }>().token;
    },
    stop: app.stop,
  };
});
