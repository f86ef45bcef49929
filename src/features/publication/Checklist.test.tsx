import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Checklist, type ListedPoint } from './Checklist.tsx';

// The files of a worker share one window.
afterEach(cleanup);

test('what is still to be done is listed first, what must be before the rest, each in the order in which it came', () => {
  const points: readonly ListedPoint[] = [
    { id: 'title', isMet: true, text: 'A title.' },
    { id: 'words', isMet: false, text: 'Own words.' },
    { id: 'form', isMet: true, text: 'A form.', reason: 'goal-missing' },
    { id: 'footer', isMet: false, text: 'A footer.', isEmpty: true },
    { id: 'consent', isMet: false, text: 'A consent.', reason: 'consent-missing' },
  ];
  render(<Checklist points={points} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Required: A consent.',
    'Recommended: Own words.',
    'To write: A footer.',
    'Done: A title.',
    'Done: A form.',
  ]);
});

test('what is done is counted, and listed where it is asked for', () => {
  const text = (id: string, isMet: boolean) => ({ id, isMet, text: id });
  render(<Checklist points={[text('title', true), text('words', false), text('form', true)]} />);
  const done = screen.getByText('2 done').closest('details');
  expect([done?.open, [...(done?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)]).toEqual([
    false,
    ['Done: title', 'Done: form'],
  ]);
});
