import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findField,
  findPart,
  middleOf,
  mouse,
  openCanvas,
  part,
  partNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const areThere = (names: readonly string[]) => waitFor(() => expect(partNames()).toEqual(names));
const noField = () => waitFor(() => expect(screen.queryByRole('textbox', { name: /^Text of/ })).toBe(null));

test('on an empty canvas typing writes notes: Enter begins the next one, and no letter runs a tool', async () => {
  const { user } = await openCanvas();
  await screen.findByRole('textbox', { name: 'First note' });
  await user.keyboard('Not a tool{Enter}They need cash{Enter}Fresh{Shift>}{Enter}{/Shift}later{Enter}{Escape}');
  await noField();
  await areThere(['Note: Fresh later', 'Note: Not a tool', 'Note: They need cash']);
  const [first, second, third] = ['Note: Not a tool', 'Note: They need cash', 'Note: Fresh later'].map((name) =>
    part(name).getBoundingClientRect(),
  );
  if (!first || !second || !third) throw new Error('a note is missing');
  expect([second.x, third.x]).toEqual([first.x, first.x]);
  expect([second.y > first.bottom, third.y > second.bottom]).toEqual([true, true]);
  // Each note was one change.
  await user.keyboard('{Control>}z{/Control}');
  await areThere(['Note: Not a tool', 'Note: They need cash']);
});

test('a double click writes a note there, on the canvas and in a section, and leaves nothing without words', async () => {
  const section = {
    id: 'problem00000',
    kind: 'section',
    x: 0,
    y: 0,
    width: 280,
    height: 480,
    text: 'Problem',
  } as const;
  const { user } = await openCanvas({ placed: { nodes: [section] } });
  await findPart('Section: Problem');
  const { x, y } = middleOf('Section: Problem');
  mouse.doubleClick({ x, y });
  await findField();
  await user.keyboard('Sellers wait{Escape}');
  mouse.doubleClick({ x: x + 400, y });
  await findField();
  await user.keyboard('They need cash');
  mouse.click({ x: x + 500, y: y + 250 });
  await areThere(['Note: Sellers wait', 'Note: They need cash', 'Section: Problem']);
  await waitFor(() => expect(part('Note: Sellers wait').ariaDescription).toContain('of Section: Problem'));
  expect(part('Note: They need cash').ariaDescription).toContain('of the canvas');

  mouse.doubleClick({ x: x + 400, y: y + 250 });
  await findField();
  await user.keyboard('{Escape}');
  await noField();
  await user.keyboard('{Control>}z{/Control}');
  await areThere(['Note: Sellers wait', 'Section: Problem']);
});

test('typing with one part selected writes upon it; single letters stay tools', async () => {
  const note = { kind: 'note', y: 0, width: 200, height: 96 } as const;
  const { user } = await openCanvas({
    placed: {
      nodes: [
        { ...note, id: 'seller000000', x: 0, text: 'Sellers' },
        { ...note, id: 'cash00000000', x: 500, text: 'Cash' },
      ],
      edges: [
        {
          id: 'edge00000000',
          from: { node: 'seller000000', side: 'auto' },
          to: { node: 'cash00000000', side: 'auto' },
        },
      ],
    },
  });
  (await findPart('Note: Sellers')).focus();
  await user.keyboard('wait');
  await findField();
  await user.keyboard('{Escape}');
  await findPart('Note: Sellerswait');

  part('Arrow from “Sellerswait” to “Cash”').focus();
  await user.keyboard('need{Escape}');
  await findPart('Arrow “need” from “Sellerswait” to “Cash”');

  part('Note: Cash').focus();
  await user.keyboard('n');
  const tools = within(screen.getByRole('toolbar', { name: 'Tools' }));
  await waitFor(() => expect(tools.getByRole('button', { name: /^Note/ }).ariaPressed).toBe('true'));
  await noField();
});

test('a free text that is emptied goes, and one step brings it back with its words', async () => {
  const { user } = await openCanvas({
    placed: {
      nodes: [
        { id: 'note00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'A card' },
        { id: 'free00000000', kind: 'text', x: 400, y: 0, width: 200, height: 48, text: 'Who bakes?' },
      ],
    },
  });
  const both = ['Note: A card', 'Text: Who bakes?'];
  await areThere(both);
  mouse.doubleClick(middleOf('Text: Who bakes?'));
  await user.clear(await findField());
  await user.keyboard('{Escape}');
  await areThere(['Note: A card']);
  await user.keyboard('{Control>}z{/Control}');
  await areThere(both);
});
