import { createUserWithEmailAndPassword, sendEmailVerification, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ArrivedMail, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const email = 'ada@example.org';
const password = 'correct horse';
let mails: MailServer;
let app: IdentityApp;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startIdentityApp({ smtpUrl: mails.url });
});
afterAll(async () => {
  await app?.stop();
  await mails?.close();
});

const arrived = async (subject: string): Promise<ArrivedMail | undefined> => {
  const found = () => mails.arrived.filter((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(() => found().length).toBe(1);
  return found()[0];
};
const linkIn = (mail: ArrivedMail | undefined): string => /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
const shown = (mail: ArrivedMail | undefined) => [
  /^multipart\/alternative;/.test(mail?.headers['content-type'] ?? ''),
  mail?.partTypes,
  mail?.parts[0] === mail?.text,
  mail?.parts[1]?.match(/<a [^>]*>[^<]*<\/a>/g),
];
const buttonTo = (link: string, label: string): string =>
  `<a class="button" href="${link.replaceAll('&', '&amp;')}">${label}</a>`;

test('a mail about an account arrives as text and as HTML, and either leads to the same place', async () => {
  const { user } = await createUserWithEmailAndPassword(app.newAuth(), email, password);
  await sendEmailVerification(user);
  const mail = await arrived('Verify your email');
  const link = linkIn(mail);
  expect(mail?.text).toBe(
    `Confirm this email is yours:\n\n${link}\n\nThe link works once, for three days. If you didn’t sign up for Groundwork, you can ignore this email.\n`,
  );
  expect(shown(mail)).toEqual([true, ['text/plain', 'text/html'], true, [buttonTo(link, 'Verify my email')]]);

  const oobCode = new URL(link).searchParams.get('oobCode');
  await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:update', { oobCode });
  const { user: verified } = await signInWithEmailAndPassword(app.newAuth(), email, password);
  expect(verified.emailVerified).toBe(true);
});

test('a notice about an account arrives as text and as HTML', async () => {
  const { user } = await signInWithEmailAndPassword(app.newAuth(), email, password);
  const idToken = await user.getIdToken();
  await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:update', { idToken, password: 'other words' });
  const mail = await arrived('Your password was changed');
  const link = linkIn(mail);
  expect([new URL(link).pathname, ...shown(mail)]).toEqual([
    ...['/settings/account', true, ['text/plain', 'text/html'], true],
    [buttonTo(link, 'Open account settings')],
  ]);
});
