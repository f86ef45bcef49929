import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GoneText } from './GoneText.tsx';

test('a key that was meant for a text whose place is gone brings the place back, and discards nothing', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <GoneText
      title="This block was removed"
      draft="A map of your own street"
      name="Your text"
      restore="Restore the block"
      discard="Discard my text"
      onRestore={() => chosen.push('restored')}
      onDiscard={() => chosen.push('discarded')}
    >
      It was removed in another tab.
    </GoneText>,
  );
  await screen.findByRole('alertdialog', { name: 'This block was removed' });
  await user.keyboard(' ');
  await user.keyboard('{Escape}');
  expect(chosen).toEqual(['restored', 'restored']);
  await user.click(screen.getByRole('button', { name: 'Discard my text' }));
  expect(chosen).toEqual(['restored', 'restored', 'discarded']);
});
