import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lockLabels } from '#features/validate/experiments/labels.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** A founder with an idea that is being explored, and one assumption about it. */
async function openExperiments() {
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
  const opened = await openApp(`/validate?projectId=${projectId}&view=experiments`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`ledger-${projectId}`, 'StateAssumption', stated],
    ],
  });
  await screen.findByRole('button', { name: 'New experiment' });
  return opened;
}

async function design({ user, fill }: Awaited<ReturnType<typeof openExperiments>>, sample = '12'): Promise<void> {
  await user.click(button('New experiment'));
  await user.click(within(await screen.findByRole('radiogroup', { name: 'Method' })).getByText('Prototype'));
  await fill(await screen.findByLabelText('Question'), 'Do they order before ten?');
  await fill(screen.getByLabelText('Criterion (%)'), '50');
  await fill(screen.getByLabelText('Planned sample'), sample);
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Prediction' })).getByText('It supports the assumption'),
  );
}

test('a test card is locked by Enter pressed twice, not by Enter and Escape', async () => {
  const opened = await openExperiments();
  const { user, types } = opened;
  await design(opened);
  button('Lock and start').focus();
  await user.keyboard('{Enter}');
  await screen.findByText(lockLabels.armed);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(lockLabels.armed)).toBe(null));
  await user.keyboard('{Enter}{Enter}');
  await screen.findByRole('region', { name: 'Sealed' });
  // The button is gone, and the focus is at what took its place.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  await waitFor(() =>
    expect(new Set(types())).toEqual(new Set(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted'])),
  );
});

test('a test card keeps what was typed when its page is opened again', async () => {
  const opened = await openExperiments();
  await design(opened, '120');
  await opened.reopen();
  await waitFor(async () => expect(await screen.findByLabelText('Planned sample')).toHaveProperty('value', '120'));
  expect(screen.getByLabelText('Criterion (%)')).toHaveProperty('value', '50');
  await waitFor(() => expect(new Set(opened.types())).toEqual(new Set(['ExperimentDesigned', 'ExperimentRevised'])));
});
