import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';

const authDomain = 'demo.example.org';
const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: 'demo' };

/** What differs between the two identities. */
const google = {
  script: ' https://apis.google.com',
  connect: ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  frame: ` https://${authDomain}`,
};
const none = { script: '', connect: '', frame: '' };

const places = [
  '/',
  '/pricing',
  '/resources/',
  '/resources/no-such-entry',
  '/sign-in',
  '/auth/action',
  '/home',
  '/no-such-page',
  '/dev/inbox',
  '/dev/custom-token',
  '/emulator/auth/handler?providerId=google.com&authType=signInViaPopup',
  '/api/no-such-call',
  '/healthz',
  '/openapi.json',
  '/favicon.svg',
];

describe.each([
  ['the embedded identity', {}, none],
  ['Firebase', firebase, google],
] as const)('with %s', (_identity, settings, extra) => {
  const world = productInBrowser(settings);
  let host: string;
  beforeAll(() => {
    host = new URL(world.url).host;
  });

  test.each(places)('%s has the security headers', async (path) => {
    const { headers } = await fetch(world.url + path);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': expect.stringMatching(new RegExp(`^'self' 'sha256-[\\w+/=]+'${extra.script}$`)),
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': `'self' ws://${host}${extra.connect}`,
      'frame-src': `'self'${extra.frame}`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test.each(['/', '/sign-in', '/no-such-page'])('a script planted in %s does not run', async (path) => {
    const page = await world.newPage();
    await plant(page, world.url + path, '<script>planted = 1</script><img src="x:" onerror="planted = 2">');
    await page.goto(world.url + path);
    await page.locator('body[data-ready]').waitFor();
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
    expect(world.takeFaults().some((fault) => fault.includes('script-src'))).toBe(true);
  });

  test('text becomes neither markup nor code, and scripts come from where they may', async () => {
    const page = await world.newPage();
    await page.goto(`${world.url}/sign-in`);
    await page.locator('body[data-ready]').waitFor();
    const refused = await page.evaluate(async () => {
      // What is evaluated from here may evaluate text itself until it first waits.
      await new Promise((resolve) => setTimeout(resolve));
      const isRefused = (act: () => unknown): boolean => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      const load = (address: string) => () => {
        document.createElement('script').src = address;
      };
      return {
        markup: isRefused(() => {
          document.createElement('div').innerHTML = '<b>text</b>';
        }),
        // With this react-aria empties what it has announced.
        emptying: isRefused(() => {
          document.createElement('div').innerHTML = '';
        }),
        code: isRefused(() => new Function('return 1')),
        evil: isRefused(load('https://evil.example/x.js')),
        google: isRefused(load('https://apis.google.com/js/api.js')),
        ours: isRefused(load('/static/x.js')),
      };
    });
    const hasGoogle = extra !== none;
    expect(refused).toEqual({ markup: true, emptying: false, code: true, evil: true, google: !hasGoogle, ours: false });
    // The browser tells of each after the fact.
    const told: string[] = [];
    const refusals = () => {
      told.push(...world.takeFaults());
      return told.filter((fault) => fault.startsWith('refused by require-trusted-types-for')).length;
    };
    await expect.poll(refusals).toBe(Object.values(refused).filter(Boolean).length);
  });
});

/** Lets a page arrive with this at the start of its body, its headers as they are. */
async function plant(page: Page, address: string, markup: string): Promise<void> {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
    await route.fulfill({ response: answer, body });
  });
}
