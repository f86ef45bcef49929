import { expect, test } from 'vitest';
import { canvasCommand } from '../../../tests/fixtures/canvas/canvas-commands.ts';
import { writtenTextsOf } from './written-texts.ts';

const edit = (id: string, data: object) => ({ command: canvasCommand(id, 'EditText', data) });

test('the last words upon each part, with what was there before the first', () => {
  const entries = [
    edit('a', { id: 'rent', text: 'Rent is low', base: 'Rent' }),
    { command: canvasCommand('b', 'RemoveNodes', { ids: ['rent'] }) },
    edit('c', { id: 'flour', text: 'Flour' }),
    edit('d', { id: 'rent', text: 'Rent is 5', base: 'Rent is low' }),
    { ...edit('e', { id: 'flour', text: '', base: 'Flour, and salt' }), dependsOn: ['c'] },
  ];
  expect(writtenTextsOf(entries)).toEqual([
    { id: 'rent', text: 'Rent is 5', base: 'Rent' },
    { id: 'flour', text: '', base: undefined },
  ]);
});

test('words that were not written upon each other are both there', () => {
  const entries = [
    edit('a', { id: 'rent', text: 'Rent is low', base: 'Rent' }),
    edit('b', { id: 'rent', text: 'Rent is 5', base: 'Rent' }),
  ];
  expect(writtenTextsOf(entries)).toEqual([
    { id: 'rent', text: 'Rent is low', base: 'Rent' },
    { id: 'rent', text: 'Rent is 5', base: 'Rent' },
  ]);
});

test('words that came with their part', () => {
  const nodes = [{ id: 'rent', text: 'Rent' }, { id: 'flour' }];
  const entries = [
    { command: canvasCommand('a', 'PlaceNodes', { nodes, edges: [{ id: 'edge', text: 'so' }] }) },
    edit('b', { id: 'rent', text: 'Rent is low', base: 'Rent' }),
  ];
  expect(writtenTextsOf(entries)).toEqual([
    { id: 'edge', text: 'so', base: '' },
    { id: 'rent', text: 'Rent is low', base: '' },
  ]);
});
