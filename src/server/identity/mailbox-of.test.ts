import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['ADA@Example.ORG', 'ada@example.org'],
  ['ada+news@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['ada@example.org.', 'ada@example.org'],
  ['ada.@example.org', 'ada@example.org'],
  ['"ada"@example.org', 'ada@example.org'],
  ['"a\\da"@example.org', 'ada@example.org'],
  ['(it is)ada@example.org', 'ada@example.org'],
  ['ada(who (is she))@(at)example.org(here)', 'ada@example.org'],
  ['<ada@example.org>', 'ada@example.org'],
  ['ada@example.org,', 'ada@example.org'],
  ['ａｄａ@ｅxample.org', 'ada@example.org'],
  ['ada@example\u3002org', 'ada@example.org'],
  ['ad\u00ada@example.org', 'ada@example.org'],
  ['ad\ufe0fa@example.org', 'ada@example.org'],
  ['"ada@home"@example.org', 'ada@home@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['ada-b@example.org', 'ada-b@example.org'],
  ['A.D.A+b@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada-shop@yahoo.com', 'ada@yahoo.com'],
  ['ada@pm.me', 'ada@proton.me'],
  ['ada@protonmail.com', 'ada@proton.me'],
  ['ada@me.com', 'ada@icloud.com'],
  ['zo\u00eb@b\u00fccher.example', 'zo\u00eb@xn--bcher-kva.example'],
  ['zoe\u0308@bu\u0308cher.example', 'zo\u00eb@xn--bcher-kva.example'],
  ['zo\u00eb@XN--BCHER-KVA.example', 'zo\u00eb@xn--bcher-kva.example'],
  ['ada@localhost', 'ada@localhost'],
])('mail to %s ends in %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('the mailbox of a mailbox is itself, however it is capitalized', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const mailbox = mailboxOf(email);
      expect(mailboxOf(mailbox)).toBe(mailbox);
      expect(mailboxOf(email.toUpperCase())).toBe(mailbox);
    }),
  );
});
