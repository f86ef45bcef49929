import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  choose,
  findField,
  findPart,
  openCanvas,
  part,
  partNames,
  pick,
  selectedNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const are = (names: readonly string[]) => waitFor(() => expect(partNames()).toEqual(names));
const areSelected = (names: readonly string[]) => waitFor(() => expect(selectedNames()).toEqual(names));
const isAt = (name: string) => waitFor(() => expect(document.activeElement?.ariaLabel).toBe(name));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

test('a canvas is written, moved, sized, connected, rerouted, grouped, emptied and brought back by keyboard alone', async () => {
  const { user } = await openCanvas();
  (await screen.findByRole('textbox', { name: 'First note' })).focus();
  await user.keyboard('Sellers wait{Enter}');
  await findPart('Note: Sellers wait');
  await findField();
  await user.keyboard('{Escape}');
  await isAt('Note: Sellers wait');
  await user.keyboard('{Enter}');
  await findField();
  await user.keyboard(' for weeks{Escape}');
  const sellers = 'Note: Sellers wait for weeks';
  await isAt(sellers);

  // Keys in a row add up to one change.
  const figures = () =>
    / left (-?\d+), top (-?\d+)/
      .exec(part(sellers).ariaDescription ?? '')
      ?.slice(1)
      .map(Number);
  const [left = 0, top = 0] = figures() ?? [];
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowDown}');
  await waitFor(() => expect(figures()).toEqual([left + 48, top + 4]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(figures()).toEqual([left, top]));

  await user.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{ArrowRight}{Enter}');
  const width = await screen.findByLabelText('Width');
  width.focus();
  await user.clear(width);
  await user.keyboard('320{Enter}{Escape}');
  await noDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Properties' })));
  await waitFor(() => expect(part(sellers).ariaDescription).toContain('width 320,'));

  // A connected note by one key, and to another by the menu.
  part(sellers).focus();
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await are(['Arrow from “Sellers wait for weeks” to an empty note', 'Empty note', sellers]);
  await isAt('Empty note');
  await user.keyboard('{Enter}');
  await findField();
  await user.keyboard('They need cash{Escape}');
  await isAt('Note: They need cash');
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  await isAt('Empty note');
  await user.keyboard('{Enter}');
  await findField();
  await user.keyboard('A card{Escape}');
  await isAt('Note: A card');
  await choose(user, 'Connect to…');
  await pick(user, 'Connect to', 'weeks', sellers);
  (await findPart('Arrow from “A card” to “Sellers wait for weeks”')).focus();
  await choose(user, 'Reconnect to…');
  await pick(user, 'Reconnect to', 'cash', 'Note: They need cash');
  await findPart('Arrow from “A card” to “They need cash”');

  part('Note: A card').focus();
  await user.keyboard('{Shift>}m{/Shift}');
  await screen.findByRole('button', { name: 'Multi-select', pressed: true });
  part('Note: They need cash').focus();
  await user.keyboard(' {Escape}');
  await areSelected(['Note: A card', 'Note: They need cash']);
  await user.keyboard('{Control>}g{/Control}');
  await findPart('Group');
  await isAt('Group');
  const all = partNames();
  await user.keyboard('{Delete}');
  await are([sellers]);
  await user.keyboard('{Control>}z{/Control}');
  await are(all);
});

test('Tab walks through the parts in reading order, and leads out past the last; Escape leaves at once', async () => {
  const note = { kind: 'note', y: 0, width: 200, height: 96 } as const;
  const { user } = await openCanvas({
    placed: {
      nodes: [
        { ...note, id: 'two000000000', x: 400, text: 'Two' },
        { ...note, id: 'one000000000', x: 0, text: 'One' },
      ],
      edges: [
        {
          id: 'edge00000000',
          from: { node: 'one000000000', side: 'auto' },
          to: { node: 'two000000000', side: 'auto' },
        },
      ],
    },
  });
  const first = await findPart('Note: One');
  const isOnCanvas = () => document.activeElement?.closest('[data-canvas]') !== null;
  const walk = async (from: HTMLElement, isBack = false) => {
    from.focus();
    const walked: (string | null)[] = [];
    while (isOnCanvas() && walked.length < 10) {
      walked.push(document.activeElement?.ariaLabel ?? null);
      await user.tab({ shift: isBack });
    }
    return walked;
  };
  const order = ['Note: One', 'Arrow from “One” to “Two”', 'Note: Two'];
  expect(await walk(first)).toEqual(order);
  await areSelected(['Note: Two']);
  expect(await walk(part('Note: Two'), true)).toEqual(order.toReversed());

  first.focus();
  // The first one lets go of what is selected.
  await user.keyboard('{Escape}');
  await areSelected([]);
  expect(isOnCanvas()).toBe(true);
  await user.keyboard('{Escape}');
  await isAt('Select');
});
