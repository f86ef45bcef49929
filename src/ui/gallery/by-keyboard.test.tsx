import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { story as chart } from './stories/Chart.story.tsx';
import { story as menu } from './stories/Menu.story.tsx';
import { story as optionRow } from './stories/OptionRow.story.tsx';
import { story as passwordField } from './stories/PasswordField.story.tsx';
import { story as rowMenu } from './stories/RowMenu.story.tsx';
import { story as select } from './stories/Select.story.tsx';
import { story as table } from './stories/Table.story.tsx';
import { story as tagInput } from './stories/TagInput.story.tsx';
import type { Story } from './story.ts';

afterEach(cleanup);

function open(...stories: readonly Story[]): UserEvent {
  const examples = stories.map(({ Example, use }) => <Example key={use} />);
  render(
    <main>
      <h1>Gallery</h1>
      {examples}
    </main>,
  );
  return userEvent.setup();
}

const isGone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBe(null));

describe.each([
  { component: 'Menu', shown: menu, name: 'Menu', first: 'Profile', last: 'Sign out' },
  { component: 'RowMenu', shown: rowMenu, name: 'More for Bees', first: 'Open', last: 'Archive' },
])('the menu of $component', ({ shown, name, first, last }) => {
  /** Also while the menu is open, when nothing else is told to assistive technology. */
  const opener = () => screen.getAllByRole('button', { name, hidden: true })[0] as HTMLElement;
  const said = () => ({
    hasPopup: opener().getAttribute('aria-haspopup'),
    isExpanded: opener().getAttribute('aria-expanded'),
    controls: document.getElementById(opener().getAttribute('aria-controls') ?? '')?.role ?? null,
    isPressed: opener().hasAttribute('data-pressed'),
  });
  /** The first words of what has the focus; a menu itself is named by what it is. */
  const focused = () => {
    const element = document.activeElement;
    return element?.role === 'menu' ? 'menu' : (element?.ariaLabel ?? element?.querySelector('span span')?.textContent);
  };
  const closed = { hasPopup: 'true', isExpanded: 'false', controls: null, isPressed: false };
  const opened = { hasPopup: 'true', isExpanded: 'true', controls: 'menu', isPressed: true };

  test('is opened by each key, and gives the focus back with Escape and with a choice', async () => {
    const user = open(shown);
    for (const [keys, to] of [
      ['{Enter}', first],
      [' ', first],
      ['{ArrowDown}', first],
      ['{ArrowUp}', last],
    ] as const) {
      const openBy = async () => {
        opener().focus();
        await user.keyboard(keys);
        await screen.findByRole('menu', { name });
      };
      expect([keys, said()]).toEqual([keys, closed]);
      await openBy();
      await waitFor(() => expect([keys, focused()]).toEqual([keys, to]));
      expect([keys, said()]).toEqual([keys, opened]);
      await user.keyboard('{Escape}');
      await isGone('menu');
      await waitFor(() => expect([keys, document.activeElement]).toEqual([keys, opener()]));
      expect([keys, said()]).toEqual([keys, closed]);
      await openBy();
      await user.click(screen.getByRole('menuitem', { name: last }));
      await isGone('menu');
      await waitFor(() => expect([keys, document.activeElement]).toEqual([keys, opener()]));
      expect([keys, said()]).toEqual([keys, closed]);
    }
  });

  test('stays closed with other keys', async () => {
    const user = open(shown);
    opener().focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Enter}{/Control}{Home}x');
    expect(said()).toEqual(closed);
  });
});

describe('the field of tags', () => {
  const field = () => screen.getByRole('textbox', { name: 'Tags' });
  const tags = () =>
    within(screen.getByRole('grid', { name: 'Tags: selected' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  const are = (...all: string[]) => waitFor(() => expect(tags()).toEqual(all));

  test('adds a tag with Enter and takes it away with Backspace', async () => {
    const user = open(tagInput);
    await user.type(field(), 'invoices{Enter}');
    await are('agencies', 'b2b', 'pricing', 'invoices');
    await user.keyboard('{Backspace}');
    await are('agencies', 'b2b', 'pricing');
  });

  test('does not lose a tag that is half typed with the focus, and makes tags of a list', async () => {
    const user = open(tagInput);
    await user.type(field(), 'invoices');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await are('agencies', 'b2b', 'pricing', 'invoices');
    await user.click(field());
    await user.keyboard('{Backspace}');
    await are('agencies', 'b2b', 'pricing');
    await user.paste('clubs, b2b, , fees, more');
    await user.keyboard('{Enter}');
    await are('agencies', 'b2b', 'pricing', 'clubs', 'fees');
    await waitFor(() => expect(document.body.textContent).toContain('The limit is 5 tags.'));
    // The field is full and keeps the focus: Backspace makes room.
    await user.keyboard('{Backspace}');
    await are('agencies', 'b2b', 'pricing', 'clubs');
  });
});

test('a row that cannot be chosen is not, another is, and says so with a sign', async () => {
  const user = open(optionRow);
  const row = (name: RegExp) => screen.getByRole('option', { name });
  await user.click(row(/Bakeries/));
  await user.click(row(/Agencies/));
  expect(screen.getAllByRole('option', { selected: true })).toEqual([row(/Agencies/)]);
  const signed = screen.getAllByRole('option').filter((each) => each.querySelector('svg.lucide-check'));
  expect(signed).toEqual([row(/Agencies/)]);
});

test('the characters of a password are shown on demand', async () => {
  const user = open(passwordField);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Show characters' })[0] as HTMLElement);
  expect(field.getAttribute('type')).toBe('text');
});

test('a select is opened and answered by keyboard alone', async () => {
  const user = open(select);
  const opener = screen.getByRole('button', { name: / Segment$/ });
  const isAt = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(words));
  opener.focus();
  await user.keyboard('{Enter}');
  await isAt('Agencies');
  await user.keyboard('{ArrowUp}');
  await isAt('FreelancersOne person, no staff');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(opener.textContent).toBe('Freelancers'));
});

test('the head of a column sorts its table', async () => {
  const user = open(table);
  const shown = within(screen.getByRole('grid', { name: 'Ideas' }));
  const scores = () =>
    shown.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('gridcell').at(-1)?.textContent ?? []);
  expect(scores()).toEqual(['35', '28', '12']);
  await user.click(shown.getByRole('columnheader', { name: 'Score' }));
  await waitFor(() => expect(scores()).toEqual(['12', '28', '35']));
});

test('the points of a chart are walked by keys, and its table has the numbers', async () => {
  const user = open(chart);
  const figure = within(screen.getAllByRole('figure')[0] as HTMLElement);
  const points = figure.getByRole('slider', { name: 'From pace: points' });
  const said = () => figure.getByRole('status').textContent;
  points.focus();
  expect(said()).toBe('');
  const heard: (string | null)[] = [];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowUp', 'PageUp', 'End', 'ArrowRight', 'x']) {
    await user.keyboard(key.length > 1 ? `{${key}}` : key);
    heard.push(said());
  }
  expect(heard).toEqual([
    'Week 10: 3.4 from pace',
    'Week 9: 2.4 from pace',
    'Week 0: 0 from pace',
    'Week 0: 0 from pace',
    'Week 1: -0.4 from pace',
    'Week 2: 0.2 from pace',
    'Week 10: 3.4 from pace',
    'Week 10: 3.4 from pace',
    'Week 10: 3.4 from pace',
  ]);
  expect(points.getAttribute('aria-valuetext')).toBe('Week 10');
  await user.click(figure.getByText('Show as a table'));
  const rows = within(figure.getByRole('table')).getAllByRole('row');
  expect([rows.length, [...(rows[1]?.children ?? [])].map(({ textContent }) => textContent)]).toEqual([12, ['0', '0']]);
});
