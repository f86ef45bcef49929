import { expect, test } from 'vitest';
import { dropBullet, dropListMarks } from './drop-list-marks.ts';

test('lines of a pasted list lose its marks, and nothing else', () => {
  expect(dropListMarks(['- Bees', '* Wasps', '• Ants', '– Moths', '- [ ] Flies', '- [x] Gnats', '+ Ticks'])).toEqual([
    ...['Bees', 'Wasps', 'Ants', 'Moths', 'Flies', 'Gnats', 'Ticks'],
  ]);
  expect(dropListMarks(['1. Bees', '2) Wasps', '(3) Ants'])).toEqual(['Bees', 'Wasps', 'Ants']);
  expect(dropListMarks(['-5 degrees', 'a - b', '*stars*', '-', '3.5 percent'])).toEqual([
    ...['-5 degrees', 'a - b', '*stars*', '-', '3.5 percent'],
  ]);
});

test('a number is part of the idea where no other line has one', () => {
  expect(dropListMarks(['2. Bundesliga, live', 'Bees'])).toEqual(['2. Bundesliga, live', 'Bees']);
  expect([dropBullet('- Bees'), dropBullet('1. Bees')]).toEqual(['Bees', '1. Bees']);
});
