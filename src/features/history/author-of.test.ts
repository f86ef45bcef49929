import { expect, test } from 'vitest';
import { authorOf } from './author-of.ts';

const founder = (id: string) => ({ kind: 'founder', id }) as const;
const names: Readonly<Record<string, string>> = { mira: 'Mira' };

test('a change is somebody’s, a program’s on their behalf, or nobody’s', () => {
  const inTeam = authorOf((id) => names[id] ?? 'A former member');
  const alone = authorOf(() => undefined);
  const changes = [
    { by: founder('mira') },
    { by: founder('mira'), via: 'Zapier' },
    { by: founder('gone'), via: 'Zapier' },
    { by: { kind: 'system', id: 'mira' } as const },
    { by: { kind: 'public', id: 'mira' } as const },
  ];
  expect(changes.map((change) => [inTeam(change), alone(change)])).toEqual([
    ['Mira', undefined],
    ['Mira via Zapier', 'via Zapier'],
    ['A former member via Zapier', 'via Zapier'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
