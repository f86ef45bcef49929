import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('an error is written without what the database says of its row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'waitlist_pkey',
    detail: 'Key (email)=(ada@example.org) already exists.',
    where: 'COPY waitlist, line 1: "ada@example.org"',
  });
  const text = written((log) => log.error({ err: error }, 'request failed'));
  expect(JSON.parse(text).err).toMatchObject({ message: 'duplicate key', code: '23505', constraint: 'waitlist_pkey' });
  expect(text).not.toContain('ada@example.org');
});

test('secrets and addresses are not written, wherever they stand', () => {
  const secrets = {
    password: 'hunter2',
    headers: { authorization: 'Bearer hunter2' },
    body: { user: { email: 'hunter2' } },
  };
  const text = written((log) => log.info({ ...secrets, route: '/healthz' }, 'seen'));
  expect(text).not.toContain('hunter2');
  expect(text).toContain('/healthz');
});

test('whatever is logged stays within its line', () => {
  const forged = 'seen\n{"level":30,"msg":"forged"}\r\n\u2028\u001b[2K';
  const text = written((log) => log.warn({ route: forged, err: new Error(forged) }, forged));
  expect(text.split(/\r?\n/)).toEqual([expect.any(String), '']);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal must not be told anything.
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  expect(JSON.parse(text)).toMatchObject({ route: forged, msg: forged });
});
