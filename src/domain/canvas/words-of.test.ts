import { expect, test } from 'vitest';
import { canvasCommand } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { wordsOf } from './words-of.ts';

test('the last words upon each part, with what was there before the first', () => {
  const edit = (data: object) => canvasCommand('a', 'EditText', data);
  const commands = [
    edit({ id: 'rent', text: 'Rent is low', base: 'Rent' }),
    canvasCommand('b', 'RemoveNodes', { ids: ['rent'] }),
    edit({ id: 'flour', text: 'Flour' }),
    edit({ id: 'rent', text: 'Rent is 5', base: 'Rent is low' }),
    edit({ id: 'flour', text: '', base: 'Flour' }),
  ];
  expect(wordsOf(commands)).toEqual([
    { id: 'rent', text: 'Rent is 5', base: 'Rent' },
    { id: 'flour', text: '', base: undefined },
  ]);
});
