import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { decideLabels } from '#features/validate/decide/labels.ts';
import { typeHalf, typeRest } from '../../../../tests/fixtures/app-in-jsdom/half-typed.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { draftScene } from '../../../../tests/fixtures/validate-scene.ts';

const findButton = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const why = () => screen.getByLabelText<HTMLTextAreaElement>('Why?');

/** A refuted idea, whose decision is being written. */
async function openDecision(
  answers: readonly Answer[] = [],
  more: (experimentId: string) => readonly Draft[] = () => [],
) {
  const { drafts, projectId, assumptionId, experimentId } = draftScene('refuted');
  const opened = await openApp(`/validate?projectId=${projectId}&view=decide`, {
    before: [...drafts, ...more(experimentId)],
    answers,
  });
  const { user, fill, api, elsewhere } = opened;
  await screen.findByLabelText('Why?');
  return {
    ...opened,
    experimentId,
    write: async (reason: string): Promise<void> => {
      await user.click(screen.getByRole('radio', { name: /^Persevere/u }));
      await fill(why(), reason);
    },
    press: async (name: string): Promise<void> => user.click(await findButton(name)),
    recordElsewhere: (): void =>
      elsewhere([
        `ledger-${projectId}`,
        'RecordEvidence',
        {
          ...{ evidenceId: crypto.randomUUID(), assumptionId, direction: 1, rung: 'anecdote', weight: 1 },
          text: 'Two more paid',
        },
      ]),
    decisions: () =>
      api.log.events.flatMap(({ type, data }) => (type === 'DecisionRecorded' ? [[data['kind'], data['reason']]] : [])),
  };
}

test('evidence that comes in while a decision is written is looked at first', async () => {
  const { write, press, recordElsewhere, decisions } = await openDecision();
  await write('They want it');
  recordElsewhere();
  await screen.findByText(saying('New evidence came in'));
  expect((await findButton('Record decision')).disabled).toBe(true);
  await press('I’ve seen it');
  expect(why().value).toBe('They want it');
  await press('Record decision');
  await waitFor(() => expect(decisions()).toEqual([['persevere', 'They want it']]));
  await screen.findByRole('heading', { name: 'Decisions so far' });
});

test('a day of which only a part is typed is asked for again, and no decision is recorded without it', async () => {
  const { user, fill, press, decisions, api } = await openDecision();
  await user.click(screen.getByRole('radio', { name: /^Pause/u }));
  await fill(why(), 'Too early');
  await fill(screen.getByLabelText('What would change your mind?'), 'A law');
  const day = screen.getByLabelText<HTMLInputElement>(/^Ask me again on/u);
  typeHalf(day);
  await press('Record decision');
  await screen.findByText('Enter the whole date, or clear it.');
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect([decisions(), why().value]).toEqual([[], 'Too early']);
  typeRest(day, '2126-12-01');
  await press('Record decision');
  await waitFor(() => expect(decisions()).toEqual([['pause', 'Too early']]));
  expect(api.log.events.flatMap(({ data }) => data['askAgainOn'] ?? [])).toEqual(['2126-12-01']);
});

test('what was learned is shown beside the reason of a decision, and is never the reason itself', async () => {
  const learn = (experimentId: string, text: string): Draft => [
    `experiment-${experimentId}`,
    'RecordLearning',
    { text },
  ];
  const { user, fill, press, elsewhere, decisions, experimentId } = await openDecision([], (id) => [
    learn(id, 'ask bookkeepers instead'),
  ]);
  await screen.findByText(decideLabels.fromLearning('So we will ask bookkeepers instead.', 'you'));
  expect(why().value).toBe('');
  await user.click(screen.getByRole('radio', { name: /^Persevere/u }));
  await press('Record decision');
  await screen.findByText(decideLabels.gap('reason'));
  await fill(why(), 'Owners won’t pay.');
  elsewhere(learn(experimentId, 'stop'));
  await screen.findByText(decideLabels.fromLearning('So we will stop.', 'you'));
  expect(why().value).toBe('Owners won’t pay.');
  await press('Record decision');
  await screen.findByText(saying('Decision recorded: persevere.'));
  await waitFor(() => expect(decisions()).toEqual([['persevere', 'Owners won’t pay.']]));
  // Nothing has been learned since.
  await press('Make another decision');
  await screen.findByLabelText('Why?');
  expect([why().value, screen.queryByText(/^You wrote: /u)]).toEqual(['', null]);
});

test('of many assumptions the riskiest are shown below the decision, and the others on request', async () => {
  const { drafts, projectId } = draftScene('many');
  const { user } = await openApp(`/validate?projectId=${projectId}&view=decide`, { before: drafts });
  const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  expect(await rows('Assumptions and their scores')).toHaveLength(5);
  const form = screen.getByRole('radiogroup', { name: 'What do you decide?' });
  const list = screen.getByRole('list', { name: 'Assumptions and their scores' });
  expect(form.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByText('195 assumptions of lower risk'));
  expect(await rows('Assumptions of lower risk and their scores')).toHaveLength(195);
});

test('a decision made offline on evidence that has moved is rejected in words, and is made again', async () => {
  const { user, write, press, cut, mend, recordElsewhere, decisions, reopen } = await openDecision();
  await write('By what I knew');
  cut();
  await findButton('You’re offline');
  await press('Record decision');
  await findButton('1 change waiting to sync');
  recordElsewhere();
  mend();
  await user.click(await findButton('1 change was rejected'));
  const panel = within(await screen.findByRole('dialog', { name: 'Your changes' }));
  panel.getByText(saying('New evidence came in. Look at it again before you decide.'));
  panel.getByText(saying('By what I knew'));
  await user.keyboard('{Escape}');
  expect(decisions()).toEqual([]);
  await reopen();
  await screen.findByText(saying('The idea’s score is 43.'));
  await write('By what I know now');
  await press('Record decision');
  await waitFor(() => expect(decisions()).toEqual([['persevere', 'By what I know now']]));
});

test('the focus goes to the form of another decision, and to what says that the server rejected it', async () => {
  const { user, write, press, cut, mend, recordElsewhere } = await openDecision();
  await write('They want it');
  await press('Record decision');
  (await findButton('Make another decision')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  await write('They still want it');
  cut();
  await findButton('You’re offline');
  await press('Record decision');
  await findButton('Make another decision');
  recordElsewhere();
  mend();
  await screen.findByText(saying('New evidence came in'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('New evidence came in'));
  expect(why().value).toBe('They still want it');
});

test('a decision that is rejected for want of room says so, and asks for no second look', async () => {
  const noRoom: Answer = ({ method, url, body }) => {
    if (method !== 'POST' || url.pathname !== '/api/v1/commands') return undefined;
    const { commands } = body as { readonly commands: readonly { readonly id: string }[] };
    return {
      status: 200,
      body: { results: commands.map(({ id }) => ({ id, status: 'rejected', reason: 'workspace-full' })) },
    };
  };
  const { write, press } = await openDecision([noRoom]);
  await write('They want it');
  await press('Record decision');
  await waitFor(() => {
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringContaining(decideLabels.rejectedTitle));
    expect(said).toContainEqual(expect.stringContaining(reasonText('workspace-full')));
  });
  expect([
    screen.queryByRole('button', { name: decideLabels.seen }),
    (await findButton('Record decision')).disabled,
    why().value,
  ]).toEqual([null, false, 'They want it']);
});
