import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityEvents } from '#server/security/security-event.ts';

test('the inventory of logs names every security event, and says of each whether its founder sees it', () => {
  const text = readFileSync(new URL('../../docs/security-log.md', import.meta.url), 'utf8');
  const rows = text
    .slice(text.indexOf('## Events'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const described = rows.flatMap(([, names = '', , shown]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, shown === 'yes']),
  );
  const known = Object.entries(securityEvents).map(([name, kind]) => [name, 'isShown' in kind]);
  expect(described.toSorted()).toEqual(known.toSorted());
});
