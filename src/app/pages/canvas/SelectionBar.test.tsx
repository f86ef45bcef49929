import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findPart,
  middleOf,
  mouse,
  openCanvas,
  part,
  partNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = (id: string, x: number, text: string) =>
  ({ id, kind: 'note', x, y: 200, width: 160, height: 96, text }) as const;
const both = ['Note: Left', 'Note: Right'];

/** Two notes, the first of them selected. */
async function atNotes() {
  const nodes = [note('left00000000', 200, 'Left'), note('right0000000', 600, 'Right')];
  const opened = await openCanvas({ placed: { nodes } });
  await findPart('Note: Left');
  await clickOn('Note: Left');
  return opened;
}

const findPanel = async () => within(await screen.findByRole('complementary', { name: 'Selection' }));
const findTool = async (name: string) => (await findPanel()).findByRole('button', { name });
const are = (names: readonly string[]) => waitFor(() => expect(partNames()).toEqual(names));

let aside = 0;

/** Never where the last one was: two clicks there would be a double click, on a machine that is quick enough. */
async function clickOn(name: string): Promise<void> {
  const { x, y } = middleOf(name);
  aside = 20 - aside;
  mouse.click({ x: x + aside, y });
  await waitFor(() => expect(part(name).ariaSelected).toBe('true'));
  await findPanel();
}

test('the canvas has the keys after every choice that the pointer makes about the selection', async () => {
  const { user, api, stream } = await atNotes();
  await user.click(await findTool('Color'));
  await user.click(await screen.findByRole('radio', { name: 'Sage' }));
  await user.keyboard('{Control>}d{/Control}');
  await are(['Note: Left', ...both]);
  await user.keyboard('{Control>}z{/Control}');
  await are(both);

  await clickOn('Note: Left');
  await user.click(await findTool('Text'));
  await user.click(await screen.findByRole('button', { name: /Text size/ }));
  await user.click(await screen.findByRole('option', { name: 'Large' }));
  await user.keyboard('{ArrowRight}{Delete}');
  await are(['Note: Right']);
  await user.keyboard('{Control>}z{/Control}');
  await are(both);

  await clickOn('Note: Right');
  await user.click(await findTool('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: /^Duplicate/ }));
  await are([...both, 'Note: Right']);
  await user.keyboard('{Backspace}');
  await are(both);

  await user.keyboard('{Control>}a{/Control}n');
  await screen.findByRole('button', { name: /^Note/, pressed: true });
  await waitFor(() =>
    expect(
      api.log.events
        .filter((event) => event.stream === stream)
        .slice(1)
        .map(({ type }) => type),
    ).toEqual([
      'NodesStyled',
      'NodesPlaced',
      'NodesRemoved',
      'NodesStyled',
      'NodesMoved',
      'NodesRemoved',
      'NodesRestored',
      'NodesPlaced',
      'NodesRemoved',
    ]),
  );
});

test('a menu that removes the selection, and one that is given up, leave the keys with the canvas', async () => {
  const { user } = await atNotes();
  await user.click(await findTool('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await are(['Note: Right']);
  await user.keyboard('{Control>}z{/Control}');
  await are(both);

  await clickOn('Note: Right');
  await user.click(await findTool('More actions'));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await user.keyboard('{Delete}');
  await are(['Note: Left']);
});

test('while several are chosen, presses and keys add to the selection or take from it, until M, the button or Escape ends that', async () => {
  const { user } = await atNotes();
  const several = screen.getByRole('button', { name: 'Multi-select' });
  const chosen = () => both.filter((name) => part(name).ariaSelected === 'true');
  const becomes = (isPressed: boolean, names: readonly string[]) =>
    waitFor(() => expect([several.ariaPressed, chosen()]).toEqual([String(isPressed), names]));
  await user.keyboard('{Shift>}m{/Shift}');
  await becomes(true, ['Note: Left']);
  mouse.click(middleOf('Note: Right'));
  await becomes(true, both);
  mouse.click(middleOf('Note: Right'));
  await becomes(true, ['Note: Left']);
  await user.keyboard('{Shift>}m{/Shift}');
  mouse.click(middleOf('Note: Right'));
  await becomes(false, ['Note: Right']);

  await user.click(several);
  await becomes(true, ['Note: Right']);
  await user.click(several);
  await becomes(false, ['Note: Right']);

  mouse.click(middleOf('Note: Left'));
  await becomes(false, ['Note: Left']);
  await user.keyboard('{Shift>}m{/Shift}');
  part('Note: Right').focus();
  await user.keyboard(' ');
  await becomes(true, both);
  // As an assistive technology presses it.
  part('Note: Left').click();
  await becomes(true, ['Note: Right']);
  part('Note: Left').click();
  await becomes(true, both);
  await user.keyboard('{Escape}');
  await becomes(false, both);
  await user.keyboard('{Escape}');
  await becomes(false, []);
});
