import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { catchFiles } from '../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { goodCode, MemoryAccount, secret } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });

async function openAccount(account = new MemoryAccount(), record: Parameters<typeof openApp>[1] = {}) {
  const opened = await openApp('/settings/account', { account, ...record });
  await waitFor(() => expect(account.asked).toContain('POST /api/v1/auth/sessions/proof'));
  return { ...opened, account };
}
type Opened = Awaited<ReturnType<typeof openAccount>>;

/** Opens a dialog by a button, and shows in it who one is; answers what is inside. */
async function prove({ user, fill, account }: Opened, press: string, title = press) {
  await user.click(await button(press));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await fill(await dialog.findByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  return dialog;
}

/** A browser with a device that has a passkey, or none that is used. */
function giveDevice() {
  const asked: string[][] = [];
  const device = { isWilling: true };
  const get = async ({ publicKey }: CredentialRequestOptions): Promise<object> => {
    const bytes = (publicKey?.allowCredentials ?? []).map(({ id }) => new Uint8Array(id as ArrayBuffer));
    asked.push(bytes.map((id) => Buffer.from(id).toString('base64url')));
    if (!device.isWilling) throw new DOMException('no finger', 'NotAllowedError');
    const nothing = new ArrayBuffer(1);
    const response = { authenticatorData: nothing, clientDataJSON: nothing, signature: nothing, userHandle: nothing };
    return {
      ...{ id: 'Laptop', rawId: nothing, type: 'public-key', response, authenticatorAttachment: 'platform' },
      getClientExtensionResults: () => ({}),
    };
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return { asked, device };
}

describe('an authenticator app', () => {
  const enrolment = 'Add an authenticator app';

  test('wants a verified address first', async () => {
    await openAccount(new MemoryAccount(), { record: { emailVerified: false } });
    await screen.findByText('Verify your email first, then you can add an app.');
    expect(screen.queryByRole('button', { name: enrolment })).toBe(null);
  });

  test('is added by its code, gives recovery codes, and is taken away with a code', async () => {
    const account = new MemoryAccount();
    account.sessions = [...account.sessions, { id: 'other', device: 'Firefox on Windows', isCurrent: false }];
    const opened = await openAccount(account);
    const { user, fill } = opened;
    const dialog = await prove(opened, enrolment);
    await dialog.findByRole('img', { name: 'QR code for your app' });
    expect(dialog.getByLabelText('Secret')).toHaveProperty('value', secret);
    const code = dialog.getByLabelText('Code');
    await fill(code, '12');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    await dialog.findByText('A code has 6 digits.');
    await fill(code, '000000');
    await user.keyboard('{Enter}');
    await dialog.findByText(/^That code isn’t right\./);
    await fill(dialog.getByLabelText('Name this device'), 'Phone');
    await fill(code, goodCode);
    await user.keyboard('{Enter}');
    const saved = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    const codes = within(saved.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(account.recoveryCodes);
    const files = catchFiles();
    await user.click(saved.getByRole('button', { name: 'Download' }));
    expect((await Promise.all(files)).map(({ text }) => text.trim().split('\n'))).toEqual([account.recoveryCodes]);
    await user.click(saved.getByRole('button', { name: 'I saved them' }));
    await screen.findByText(/^10 codes left/);
    await screen.findByText(/^Two-factor authentication is on\./);
    expect(account.apps).toEqual(['Phone']);

    const removal = await prove(opened, 'Remove Phone', 'Remove this app?');
    await fill(await removal.findByLabelText('Code'), goodCode);
    await user.keyboard('{Enter}');
    await button(enrolment);
    expect([account.apps, screen.queryByRole('list', { name: 'Authenticator apps' })]).toEqual([[], null]);
  });

  test('is not added where the dialog is closed, and the secret is gone', async () => {
    const opened = await openAccount();
    const dialog = await prove(opened, enrolment);
    await dialog.findByLabelText('Secret');
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(opened.account.apps).toEqual([]);
    await opened.user.click(await button(enrolment));
    const again = within(await screen.findByRole('dialog', { name: enrolment }));
    await again.findByLabelText('Your password');
    expect(again.queryByLabelText('Secret')).toBe(null);
  });
});

describe('a passkey', () => {
  test('wants a browser that can make one', async () => {
    await openAccount();
    await screen.findByText('This browser can’t create passkeys here.');
  });

  test('is proof enough of who it is, by keyboard alone, and no other passkey is asked for', async () => {
    const { asked, device } = giveDevice();
    const account = new MemoryAccount();
    account.passkeys = ['TGFwdG9w'];
    const { user } = await openAccount(account);
    (await button('Remove TGFwdG9w')).focus();
    await user.keyboard('{Enter}');
    const removal = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
    device.isWilling = false;
    const use = removal.getByRole('button', { name: 'Use a passkey' });
    for (let presses = 0; document.activeElement !== use && presses < 10; presses++) await user.tab();
    await user.keyboard('{Enter}');
    await removal.findByText(/^No passkey was used/);
    device.isWilling = true;
    const proofs = () => account.asked.filter((call) => call === 'POST /api/v1/auth/sessions/proof').length;
    const before = proofs();
    use.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(account.passkeys).toEqual([]));
    expect([asked, proofs() > before]).toEqual([[['TGFwdG9w'], ['TGFwdG9w']], true]);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBe(null));
    // It is still the same founder.
    expect(screen.getByRole('region', { name: 'Email' }).textContent).toContain(account.email);
    await screen.findByLabelText('Current password');
  });
});
