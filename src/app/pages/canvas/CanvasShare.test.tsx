import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCanvas } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Share by link' }));

test('the menu of a canvas shares the canvas, though a template left one of its sections selected', async () => {
  const { user } = await openCanvas();
  await user.click(await screen.findByRole('button', { name: 'Lean Canvas' }));
  await screen.findByRole('option', { name: 'Section: Problem', selected: true });
  await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share…' }));
  const choices = within(await (await findDialog()).findByRole('radiogroup', { name: 'What to share' }));
  expect(choices.getAllByRole('radio', { checked: true })).toEqual([
    choices.getByRole('radio', { name: 'Whole canvas' }),
  ]);
  choices.getByRole('radio', { name: 'This section' });
});
