import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const row = (name: string) => screen.getByRole('row', { name });
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));

/** The vault, with the keyboard in the line where ideas are captured. */
async function atCapture() {
  const opened = await openApp('/idea-vault');
  const field = await screen.findByLabelText('Capture an idea');
  return {
    ...opened,
    field,
    capture: async (line: string): Promise<void> => {
      await opened.user.click(field);
      await opened.user.paste(line);
      await opened.user.keyboard('{Enter}');
    },
  };
}

test('S sets the status of the idea of a row and T its tags, each from the keyboard alone, which comes back to the row', async () => {
  const { user, capture, api, types } = await atCapture();
  await capture('Wasps');
  await screen.findByRole('row', { name: 'Wasps' });
  await capture('Bees #garden @keepers');
  await within(await screen.findByRole('row', { name: 'Bees' })).findAllByText('garden');
  within(row('Bees')).getByText('keepers');
  await user.keyboard('{ArrowDown}');
  await hasFocus(() => row('Bees'));
  await user.keyboard('j');
  await hasFocus(() => row('Wasps'));
  await user.keyboard('k');
  await hasFocus(() => row('Bees'));

  // The word of the menu is that of the button, and so is what it does.
  const findStatuses = async () => {
    const menu = await screen.findByRole('menu', { name: 'Status: Bees' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    return within(menu);
  };
  await user.keyboard('s');
  await (await findStatuses()).findByRole('menuitem', { name: 'Exploring: starts its canvas' });
  await user.keyboard('{Escape}');
  await hasFocus(() => row('Bees'));
  await user.keyboard('s');
  await findStatuses();
  // Typing narrows the menu, and Enter takes what is left.
  await user.keyboard('exp');
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Exploring: starts its canvas',
    ]),
  );
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Enter}');
  await within(row('Bees')).findByText('Exploring');
  await hasFocus(() => row('Bees'));
  await screen.findByRole('button', { name: /^Current idea/u });

  await user.keyboard('t');
  const tags = within(await findDialog('Tags: Bees'));
  await hasFocus(() => tags.queryByRole('textbox', { name: 'Tags' }));
  await user.keyboard('honey{Enter}');
  await tags.findByRole('row', { name: 'honey' });
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await hasFocus(() => screen.queryByRole('row', { name: 'Bees' }));
  await within(row('Bees')).findAllByText('honey');
  await waitFor(() => expect(types().filter((type) => type === 'ProjectStarted')).toHaveLength(1));
  expect(api.log.events.find(({ type }) => type === 'IdeaDescribed')?.data['audience']).toBe('keepers');
});

test('F2 renames the idea of a row, and R leads to the criteria, or rates by them', async () => {
  const { user, capture } = await atCapture();
  await capture('Bees');
  await screen.findByRole('row', { name: 'Bees' });
  await user.keyboard('{ArrowDown}');
  await hasFocus(() => row('Bees'));
  await user.keyboard('{F2}');
  const title = await findDialog('Title: Bees');
  await hasFocus(() => within(title).getByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard('City bees{Control>}{Enter}{/Control}');
  await hasFocus(() => screen.queryByRole('row', { name: 'City bees' }));

  await user.keyboard('r');
  (await screen.findByRole('button', { name: 'Choose criteria' })).focus();
  await user.keyboard('{Enter}');
  const criteria = within(await findDialog('Criteria'));
  (await criteria.findByRole('button', { name: 'Use: ICE' })).focus();
  await user.keyboard('{Enter}');
  // From a button that Enter would press.
  await hasFocus(() => criteria.queryByRole('button', { name: 'Add a criterion' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  row('City bees').focus();
  // R, then the keys of the first criterion, without a Tab between.
  await user.keyboard('r');
  const impact = within(await screen.findByRole('radiogroup', { name: 'Impact' }));
  await hasFocus(() => impact.getAllByRole('radio')[0] ?? null);
  await user.keyboard('{ArrowRight}{Escape}');
  await within(row('City bees')).findByText('~', { exact: false });
});

test('X selects the idea of a row, E archives it, Enter opens it, and the help lists the keys', async () => {
  const { user, capture } = await atCapture();
  for (const title of ['Wasps', 'Bees']) {
    await capture(title);
    await screen.findByRole('row', { name: title });
  }
  await user.keyboard('{ArrowDown}');
  await hasFocus(() => row('Bees'));
  await user.keyboard('x');
  await screen.findByText('1 selected');
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBe(null));
  await user.keyboard('je');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Wasps' })).toBe(null));
  await hasFocus(() => row('Bees'));

  await user.keyboard('?');
  const help = within(await findDialog('Keyboard shortcuts'));
  for (const words of ['Next idea', 'Change status', 'Edit tags', 'Rate', 'Archive or restore', 'Open idea'])
    help.getByText(words);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  row('Bees').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Bees' });
});

test('pasted lines become as many ideas after one question, or one line', async () => {
  const { user, field, fill } = await atCapture();
  const lines = 'Bees #garden\nWasps\r\n\n  Moths @students';
  await user.click(field);
  await user.paste(lines);
  const question = within(await findDialog('Add 3 ideas?'));
  expect(await findViolations()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Keep as one line' }));
  await waitFor(() => expect(field).toHaveProperty('value', 'Bees #garden Wasps Moths @students'));
  await fill(field, '');
  await user.paste(lines);
  (await screen.findByRole('button', { name: 'Add 3 ideas' })).focus();
  await user.keyboard('{Enter}');
  const titles = () => screen.queryAllByRole('row').map(({ ariaLabel }) => ariaLabel);
  await waitFor(() => expect(titles()).toEqual(['Bees', 'Wasps', 'Moths']));
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(titles()).toEqual([]));
});
