import { expect, test } from 'vitest';
import type { IdentityLink } from '../identity-links.ts';
import { providerPage, providerProblemPage } from './provider-page.ts';
import { readProviderRequest } from './provider-request.ts';

const evil = '"><script>alert(1)</script>';
const link: IdentityLink = {
  provider_id: 'github.com',
  subject: 's',
  uid: 'u',
  email: `${evil}@example.org`,
  display_name: evil,
  photo_url: null,
  linked_at: new Date(0),
};
const isOurs = (origin: string): boolean => origin === 'https://ours.example';

test('whatever the address and known people hold stays text', () => {
  const request = { providerId: 'github.com', authType: 'signInViaPopup', eventId: evil, returnTo: evil } as const;
  const pages = providerPage(request, [link]) + providerProblemPage(evil);
  expect(pages.match(/<script(?! src="\/emulator\/auth\/handler\.js">)|<style|style=|\son\w+=/g)).toBeNull();
  expect(pages).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@example.org');
});

test('the page says that it only stands in for the provider', () => {
  const page = providerPage({ providerId: 'google.com', authType: 'signInViaPopup', eventId: '1', returnTo: null }, []);
  expect(page).toContain('Local sign-in');
  expect(page).toContain('This page stands in for Google on this machine.');
});

test('no button can be pressed before the script hears it', () => {
  const request = { providerId: 'google.com', authType: 'signInViaPopup', eventId: '1', returnTo: null } as const;
  const buttons = providerPage(request, [link]).match(/<button[^>]*>/g);
  expect(buttons?.map((button) => button.includes(' disabled'))).toEqual([true, true, true]);
});

test('an address of the SDK is read', () => {
  const popUp = {
    providerId: 'google.com',
    authType: 'linkViaPopup',
    eventId: '7',
    redirectUrl: 'https://ours.example/x',
  };
  expect(readProviderRequest(popUp, isOurs)).toEqual({
    providerId: 'google.com',
    authType: 'linkViaPopup',
    eventId: '7',
    returnTo: null,
  });
  expect(readProviderRequest({ ...popUp, authType: 'reauthViaRedirect' }, isOurs)).toMatchObject({
    returnTo: 'https://ours.example/x',
  });
});

test.each([
  [{ providerId: 'apple.com', authType: 'signInViaPopup' }, 'Unsupported OAuth provider: apple.com'],
  [{ providerId: '__proto__', authType: 'signInViaPopup' }, 'Unsupported OAuth provider: __proto__'],
  [
    { providerId: 'google.com', authType: 'signInViaRedirect', redirectUrl: 'https://evil.example/' },
    'This address leads to another site. Please start again from Groundwork.',
  ],
  [
    { providerId: 'google.com', authType: 'signInViaRedirect', redirectUrl: 'javascript:alert(1)' },
    'This address leads to another site. Please start again from Groundwork.',
  ],
  [
    { providerId: 'google.com', authType: 'elsewhere' },
    'This address is incomplete. Please start again from Groundwork.',
  ],
  [{ providerId: ['google.com'] }, 'This address is incomplete. Please start again from Groundwork.'],
])('%j is refused', (given, problem) => {
  expect(readProviderRequest(given, isOurs)).toEqual({ problem });
});
