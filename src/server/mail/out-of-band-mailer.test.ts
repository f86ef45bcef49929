import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from './mail.ts';
import { outOfBandMailer } from './out-of-band-mailer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mailTo = (to: string): Mail => ({ to, subject: 's', kind: 'verify-email', link: 'l', text: 't', html: 'h' });

/** A mailer that keeps whom it wrote to, and cannot write to `fails`. */
function kept(fails?: string) {
  const sent: string[] = [];
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const mailer = outOfBandMailer(
    {
      async send({ to }) {
        if (to === fails) throw new Error('no');
        sent.push(to);
      },
      close: async () => void sent.push('closed'),
    },
    log,
  );
  return { mailer, sent, logged };
}

test('a mail is handed on after the answer, in order, and once', async () => {
  const { mailer, sent } = kept();
  await mailer.send(mailTo('a'));
  await mailer.send(mailTo('b'));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual(['a', 'b']);
  await mailer.send(mailTo('c'));
  await mailer.settled();
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('one that cannot be handed on does not hold up the others, and the log does not name its address', async () => {
  const { mailer, sent, logged } = kept('bad@example.org');
  await mailer.send(mailTo('bad@example.org'));
  await mailer.send(mailTo('a'));
  await mailer.close();
  expect(sent).toEqual(['a', 'closed']);
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['a mail was not taken']);
  expect(logged.join()).not.toContain('bad@example.org');
});

test('whether somebody is there to read it is asked when it is handed on, not before', async () => {
  const { mailer, sent, logged } = kept();
  const asked: string[] = [];
  const answer = (to: string, hasReader: boolean) => async () => {
    asked.push(to);
    return hasReader;
  };
  await mailer.send(mailTo('a'), answer('a', true));
  await mailer.send(mailTo('b'), answer('b', false));
  await mailer.send(mailTo('c'), () => Promise.reject(new Error('no')));
  await mailer.send(mailTo('d'));
  expect([asked, sent]).toEqual([[], []]);
  await mailer.settled();
  expect([asked, sent, logged.length]).toEqual([['a', 'b'], ['a', 'd'], 1]);
});
