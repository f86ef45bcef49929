import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openKeptTranscripts } from '#adapters/transcript/kept-transcripts.ts';
import { draftValidation } from '../../../../tests/fixtures/a-validation.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const keep = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Keep the transcript in this browser' });
const findButton = (name: string) => screen.findByRole('button', { name });
const founderId = 'reader';
const sentence = 'I called a friend for help.';
/** The interviews of which this browser keeps one. */
const kept = async () => [...(await openKeptTranscripts().interviewsOf(founderId))].sort();

/** A founder who has held two interviews. */
async function openReader() {
  const { drafts, projectId } = draftValidation();
  const said = { projectId, on: '2026-03-04', lastTime: 'Baked', commitment: 'time', answer: 'yes' };
  const [ann, bo] = [crypto.randomUUID(), crypto.randomUUID()];
  const opened = await openApp(`/validate?projectId=${projectId}&view=interviews`, {
    record: { id: founderId },
    before: [
      ...drafts,
      [`interview-${ann}`, 'LogInterview', { ...said, person: 'Ann' }],
      [`interview-${bo}`, 'LogInterview', { ...said, person: 'Bo' }],
    ],
  });
  const { user, fill } = opened;
  const press = async (name: string) => user.click(await findButton(name));
  return {
    ...opened,
    ...{ press, ann, bo },
    read: async (person: string): Promise<void> => {
      await press(`Read transcript: ${person}`);
      await fill(await screen.findByLabelText('Or paste the transcript'), `${person}: It cost me a day. ${sentence}`);
      await press('Read');
      await screen.findByRole('row', { name: sentence });
    },
  };
}

test('a transcript that is kept is there the next time, and one that is not is nowhere', async () => {
  const { user, press, read, reopen, ann } = await openReader();
  await screen.findByText(saying('Mark what they said, for or against. The file never leaves this browser.'));
  await read('Ann');
  screen.getByText(saying('The transcript is gone when you close this. Your marks stay.'));
  screen.getByText(saying('A mark, for or against, changes no test and no score.'));
  await press('Done');
  expect(await kept()).toEqual([]);

  await read('Ann');
  await user.click(await keep());
  await screen.findByText(saying('It’s here until you remove the interview, erase the person or sign out.'));
  expect(await findViolations()).toEqual([]);
  await press('Done');
  await waitFor(async () => expect(await kept()).toEqual([ann]));
  await reopen();
  await press('Read transcript: Ann');
  await screen.findByRole('row', { name: sentence });
  expect((await keep()).checked).toBe(true);

  await user.click(await keep());
  await waitFor(async () => expect(await kept()).toEqual([]));
  await press('Done');
  await press('Read transcript: Ann');
  await screen.findByLabelText('Or paste the transcript');
});

test('a transcript goes with its interview and with the person, on whatever device', async () => {
  const { user, press, read, reopen, elsewhere, ann, bo } = await openReader();
  for (const person of ['Ann', 'Bo']) {
    await read(person);
    await user.click(await keep());
    await screen.findByText(saying('It’s here until you remove the interview'));
    await press('Done');
  }
  await waitFor(async () => expect(await kept()).toEqual([ann, bo].sort()));
  // On another device, while another screen is open here.
  await reopen('/home');
  await screen.findByRole('heading', { level: 1 });
  elsewhere([`interview-${ann}`, 'RemoveInterview', {}]);
  await waitFor(async () => expect(await kept()).toEqual([bo]));
  elsewhere([`interview-${bo}`, 'ErasePerson', {}]);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('the first transcript that a browser keeps goes with its person, also while the page that kept it is open', async () => {
  const { user, press, read, elsewhere, bo } = await openReader();
  await read('Bo');
  await user.click(await keep());
  await screen.findByText(saying('It’s here until you remove the interview'));
  await press('Done');
  await waitFor(async () => expect(await kept()).toEqual([bo]));
  elsewhere([`interview-${bo}`, 'ErasePerson', {}]);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('signing out takes a kept transcript from the browser', async () => {
  const { user, press, read, ann } = await openReader();
  await read('Ann');
  await user.click(await keep());
  await screen.findByText(saying('It’s here until you remove the interview'));
  await press('Done');
  await waitFor(async () => expect(await kept()).toEqual([ann]));
  await press('Account menu');
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(async () => expect([location.pathname, await kept()]).toEqual(['/', []]));
});
