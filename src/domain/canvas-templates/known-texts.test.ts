import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { templateIds } from './canvas-template.ts';
import { templateById } from './canvas-templates.ts';
import { knownTexts } from './known-texts.ts';

const idea = {
  problem: 'Patients  miss appointments.',
  audience: 'Clinics with\n2 to 20 chairs',
  pitch: 'Fill empty chairs the same day',
};

test('problem, pitch and audience go into the cells that ask for them', () => {
  expect(templateIds.map((id) => [id, knownTexts(id, idea, undefined)])).toEqual([
    [
      'lean',
      {
        problem: ['Patients miss appointments.'],
        value: ['Fill empty chairs the same day'],
        segments: ['Clinics with 2 to 20 chairs'],
      },
    ],
    ['business-model', { value: ['Fill empty chairs the same day'], segments: ['Clinics with 2 to 20 chairs'] }],
    ['value-proposition', { products: ['Fill empty chairs the same day'], pains: ['Patients miss appointments.'] }],
    ['swot', {}],
    ['blank', {}],
  ]);
});

test('each cell that is filled is one of its template', () => {
  for (const id of templateIds) {
    const cells = templateById(id).cells.map((cell) => cell.id);
    expect(cells).toEqual(expect.arrayContaining(Object.keys(knownTexts(id, idea, undefined))));
  }
});

test('an idea that says nothing fills nothing', () => {
  expect(knownTexts('lean', { problem: ' \n ', audience: '', pitch: '  ' }, undefined)).toEqual({});
});

test('each paragraph of the problem is a note without its list mark, and there are three at most', () => {
  const problem = '- Chairs stay empty\r\n\n2) Staff call by hand\n3) Reminders are ignored\nNobody knows the cost';
  expect(knownTexts('lean', { problem, audience: '', pitch: '' }, undefined)).toEqual({
    problem: ['Chairs stay empty', 'Staff call by hand', 'Reminders are ignored\nNobody knows the cost'],
  });
});

test('a canvas that has the template already is not filled a second time', () => {
  const cell = aNode({ id: 'cell', kind: 'section', cell: 'lean:problem' });
  expect(knownTexts('lean', idea, aCanvas([cell]))).toEqual({});
  expect(Object.keys(knownTexts('business-model', idea, aCanvas([cell])))).toEqual(['value', 'segments']);
  expect(Object.keys(knownTexts('lean', idea, aCanvas([{ ...cell, removed: true }])))).toHaveLength(3);
});
