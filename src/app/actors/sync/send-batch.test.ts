import { describe, expect, test } from 'vitest';
import type { LogApi } from '#adapters/log-api/log-api.ts';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { Command } from '#domain/log/command.ts';
import { ideaCommand } from '../../../../tests/fixtures/sync/idea-command.ts';
import { sendBatch } from './send-batch.ts';

const { signal } = new AbortController();
const batch = ['a', 'b', 'c', 'd', 'e'].map((id) => ideaCommand(id, 'CaptureIdea', 1));
const idsOf = (commands: readonly Command[]): string => commands.map(({ id }) => id).join('');
const refused = (status: number): ApiFailure => ({ kind: 'refused', status, code: 'x', message: '' });

/**
 * A server that answers a batch with this failure as soon as it holds one of these commands; `sent` has what was tried.
 */
function serverWith(failure: unknown, ...failing: readonly string[]) {
  const sent: string[] = [];
  const api: Pick<LogApi, 'send'> = {
    async send(commands) {
      sent.push(idsOf(commands));
      if (commands.some(({ id }) => failing.includes(id))) throw failure;
      return commands.map(({ id }) => ({ id, status: 'accepted', events: [] }));
    },
  };
  return { sent, api: api as LogApi };
}

describe('a batch', () => {
  test('that the server can read is sent at once', async () => {
    const { sent, api } = serverWith(refused(400));
    expect([(await sendBatch(api, batch, signal)).map(({ status }) => status), sent]).toEqual([
      batch.map(() => 'accepted'),
      ['abcde'],
    ]);
  });

  test.each([400, 413])(
    'that is refused with %i is halved until the command alone is rejected that cannot be read',
    async (status) => {
      const { sent, api } = serverWith(refused(status), 'd');
      expect(await sendBatch(api, batch, signal)).toEqual(
        batch.map(({ id }) =>
          id === 'd' ? { id, status: 'rejected', reason: 'invalid-data' } : { id, status: 'accepted', events: [] },
        ),
      );
      expect(sent).toEqual(['abcde', 'abc', 'de', 'd', 'e']);
    },
  );

  test.each([
    ['is refused for another reason', refused(503)],
    ['has no answer', { kind: 'no-answer' }],
    ['fails by a fault of our own', new Error('a fault')],
  ])('that %s is not sent again here', async (_, failure) => {
    const { sent, api } = serverWith(failure, 'd');
    await expect(sendBatch(api, batch, signal)).rejects.toBe(failure);
    expect(sent).toEqual(['abcde']);
  });
});
