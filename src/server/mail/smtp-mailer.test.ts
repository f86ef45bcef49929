import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  to: 'ada@example.org',
  subject: 'Verify your email',
  kind: 'verify-email',
  link: 'https://groundwork.example/auth/action?oobCode=secret-code',
  text: 'Please confirm:\n\nhttps://groundwork.example/auth/action?oobCode=secret-code\n',
  html: '<p>Please <a href="https://groundwork.example/auth/action?oobCode=secret-code">confirm</a></p>',
} as const;

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

interface Delivered {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server that refuses the first `refusals` mails for the moment. */
async function mailServer(refusals: number): Promise<{ url: string; arrived: Promise<Delivered> }> {
  let refusalsLeft = refusals;
  const { promise: arrived, resolve } = Promise.withResolvers<Delivered>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        refusalsLeft -= 1;
        if (refusalsLeft >= 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        resolve({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stop = () => new Promise((closed) => server.close(() => closed()));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived };
}

test('a mail arrives, after a refusal too, and the log names neither its address nor its link', async () => {
  const { url, arrived } = await mailServer(1);
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const mailer = createSmtpMailer(url, 'Groundwork <no-reply@groundwork.example>', log, [1]);
  await mailer.send(mail);
  const { to, text } = await arrived;
  await mailer.close();
  expect(to).toEqual(['ada@example.org']);
  expect(text).toMatch(/^From: Groundwork <no-reply@groundwork\.example>\r$/m);
  expect(text).toMatch(/^Subject: Verify your email\r$/m);
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(mail.link);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      kind: 'verify-email',
      responseCode: 451,
      again: true,
      msg: 'the mail server refused a mail',
    }),
  ]);
  expect(logged.join()).not.toMatch(/ada@example|secret-code/);
});

test('to another machine no mail goes unencrypted, unless its operator says so', async () => {
  const { url, arrived } = await mailServer(0);
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  const logged: { code?: string; again?: boolean }[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  const careful = createSmtpMailer(elsewhere, 'a@example.org', log, []);
  await careful.send(mail);
  await expect.poll(() => logged.map(({ code, again }) => [code, again])).toEqual([['ETLS', false]]);
  await careful.close();
  const careless = createSmtpMailer(`${elsewhere}?requireTLS=false`, 'a@example.org', log, []);
  await careless.send({ ...mail, to: 'bea@example.org' });
  expect((await arrived).to).toEqual(['bea@example.org']);
  await careless.close();
});
