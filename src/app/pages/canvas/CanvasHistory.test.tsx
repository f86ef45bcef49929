import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { findPart, openCanvas, part, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = { kind: 'note', width: 220, height: 120 } as const;
const asking = 'Ask ten people at https://example.org/market.';
const placed = {
  nodes: [
    { ...note, id: 'frame0000000', kind: 'frame', x: 0, y: 0, width: 900, height: 420, text: 'Who buys bread?' },
    { ...note, id: 'asked0000000', parent: 'frame0000000', x: 60, y: 80, text: asking },
    { ...note, id: 'office000000', parent: 'frame0000000', x: 560, y: 200, text: 'Offices order 20 loaves' },
    { ...note, id: 'secret000000', x: 1200, y: 0, text: 'What the bakery earns' },
  ],
  edges: [
    {
      id: 'edge00000000',
      from: { node: 'asked0000000', side: 'auto' },
      to: { node: 'office000000', side: 'auto' },
      text: 'then',
    },
  ],
} as const;
const sharing = ['ShareNode', { node: 'frame0000000', grant: 'g'.repeat(22), expiresAt: null }] as const;

const history = () => within(screen.getByRole('region', { name: 'History of the canvas' }));
const button = (name: string) => screen.getByRole('button', { name });
const listed = (name: string) =>
  within(history().getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .sort();
const stepBack = (name: string, steps: number): void => {
  const slider = history().getByRole('slider', { name }) as HTMLInputElement;
  fireEvent.change(slider, { target: { value: String(Number(slider.value) - steps) } });
};
const isAt = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));

test('back to a moment: what changed is told, and the restored canvas can be led forth again', async () => {
  const { user } = await openCanvas({
    placed,
    sent: [
      sharing,
      ['EditText', { id: 'secret000000', text: 'What the bakery spends' }],
      ['MoveNodes', { nodes: [{ id: 'office000000', x: 500, y: 240 }] }],
      ['RemoveNodes', { ids: ['asked0000000'] }],
      ['EditText', { id: 'secret000000', text: 'What the bakery earns' }],
    ],
  });
  await findPart('Note: What the bakery earns');
  button('History').focus();
  await user.keyboard('{Enter}');
  const changes = await screen.findByRole('listbox', { name: 'Changes' });
  const told = [
    'Changed “What the bakery spends” to “What the bakery earns”',
    `Removed “${asking}”`,
    'Moved “Offices order 20 loaves”',
    'Changed “What the bakery earns” to “What the bakery spends”',
    'Shared “Who buys bread?”',
    'Added 5 items',
  ];
  await waitFor(() => {
    const rows = within(changes).getAllByRole('option');
    expect(rows.length).toBe(told.length);
    for (const [n, row] of rows.entries()) within(row).getByText(told[n] ?? '');
  });
  stepBack('Version', 2);
  await waitFor(() => expect(listed('What changed')).toEqual(['Moved Note: Offices order 20 loaves']));
  await findPart(`Note: ${asking}`);
  await findPart('Note: What the bakery spends');
  expect(await findViolations()).toEqual([]);

  // Looked at from close by, and then as a whole again.
  const widthOf = () => part('Note: What the bakery spends').getBoundingClientRect().width;
  const whole = widthOf();
  part('Note: What the bakery spends').focus();
  await user.keyboard('++++++');
  await waitFor(() => expect(widthOf()).toBeGreaterThan(whole * 2));
  await user.click(history().getByRole('button', { name: 'Fit to screen' }));
  await waitFor(() => expect(widthOf()).toBeCloseTo(whole, 0));

  await user.click(history().getByText('Compare versions'));
  const gone = [`Removed Arrow “then” from “${asking}” to “Offices order 20 loaves”`, `Removed Note: ${asking}`];
  await waitFor(() =>
    expect(listed('What has changed since')).toEqual(['Changed Note: What the bakery earns', ...gone]),
  );
  // From the same moment to the one after it.
  stepBack('To', 1);
  await waitFor(() => expect(listed('What changed in between')).toEqual(gone));
  expect(await findViolations()).toEqual([]);

  await user.click(button('Restore this version'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  await screen.findByText('Version restored');
  await waitFor(() => expect(history().getByRole('slider', { name: 'Version' }).getAttribute('max')).toBe('7'));
  await user.click(button('Back to the canvas'));
  await findPart('Note: What the bakery spends');
  part(`Note: ${asking}`);
  await isAt('History');

  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await findPart('Note: What the bakery earns');
  await waitFor(() => expect(partNames()).not.toContain(`Note: ${asking}`));
});
