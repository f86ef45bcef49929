import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { tendSurveyDrafts } from '#server/survey/survey-drafts.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
const { clock, wait } = aClock();
const hourMs = 60 * 60 * 1000;
beforeAll(async () => {
  app = await startPublishedApp({ clock });
});
afterAll(async () => app?.stop());

const guest = () => new SurveyGuest(app, wait);
const two = [
  { id: 'own', kind: 'one-of', title: 'Own one?', options: yesNo },
  { id: 'mail', kind: 'email', title: 'Your address?' },
];
const answered = 'You’ve already answered';

test('Who leaves an address has agreed to what their version said, whatever was published since', async () => {
  const { surveyId, send, entries } = await aPublishedSurvey(app, clock, two);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  await send('SetSurvey', { consent: 'Anybody may write to me.' });
  expect(await send('PublishSurvey')).toBe('SurveyPublished');
  await ada.send({ email: 'ada@example.org', consent: 'yes' });
  await ada.send({ send: 'yes' });
  const [entry] = await entries();
  expect([entry?.publishedVersion, entry?.consentHash]).toEqual([1, sha256('Ada may write to me.')]);
});

test('A form that was opened before a change is answered as it was shown, also where something is wrong', async () => {
  const { surveyId, send } = await aPublishedSurvey(app, clock, two);
  const ada = guest();
  await ada.open(`/s/${surveyId}`);
  await send('EditQuestionText', { question: 'own', field: 'title', text: 'Do you rent one?' });
  await send('SetSurvey', { title: 'Rolls' });
  await send('PublishSurvey');
  const wrong = [await ada.send(), ada.shown.status, ada.shown.html.includes('Own one? · Bread')];
  expect([...wrong, await ada.send({ answer: 'no' })]).toEqual(['Own one?', 422, true, 'Your address?']);
  expect(await guest().open(`/s/${surveyId}`)).toBe('Do you rent one?');
});

test('Who has answered is known past midnight, and though they go on with another response meanwhile', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, two.slice(0, 1));
  // 23:00 of some day.
  wait(24 * hourMs - ((clock().getTime() - 23 * hourMs) % (24 * hourMs)));
  const ada = guest();
  const other = guest();
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'no' });
  const left = ada.later;
  await ada.open(`/s/${surveyId}`);
  await ada.send({ answer: 'yes' });
  expect(await ada.send({ send: 'yes' })).toBe('Thank you');
  await ada.open(`${left}?question=own`);
  await ada.send({ answer: 'yes' });
  const same = await ada.open(`/s/${surveyId}`);
  wait(2 * hourMs);
  expect([same, await ada.open(`/s/${surveyId}`), await other.open(`/s/${surveyId}`)]).toEqual([
    answered,
    answered,
    'Own one?',
  ]);
});

test('What was typed and never sent is kept for a day, the end of what was sent for two', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, two.slice(0, 1));
  const [ada, grace] = [guest(), guest()];
  for (const each of [ada, grace]) {
    await each.open(`/s/${surveyId}`);
    await each.send({ answer: 'no' });
  }
  const [begun, sent] = [ada.later, grace.later];
  await grace.send({ send: 'yes' });
  const after = async (hours: number) => {
    wait(hours * hourMs);
    await tendSurveyDrafts(app.db, clock);
    return [await ada.open(begun), await grace.open(sent)];
  };
  const gone = 'These answers are gone';
  expect([await after(23), await after(2), await after(22), await after(2)]).toEqual([
    ['Check your answers', 'Thank you'],
    [gone, 'Thank you'],
    [gone, 'Thank you'],
    [gone, gone],
  ]);
  // Whoever comes too late can begin again.
  expect(ada.shown.html).toContain(`<a href="/s/${surveyId}">Back to <span dir="auto">Bread</span></a>`);
  const left = app.db.selectFrom('survey_drafts').select('id').where('survey_id', '=', surveyId);
  expect(await left.execute()).toEqual([]);
});

test('Changes that come together leave a survey as the last of them says', async () => {
  const { surveyId } = await aPublishedSurvey(app, clock, two);
  const founder = {
    workspaceId: app.workspaceId,
    by: { kind: 'founder', id: app.workspaceId },
    device: 'test',
  } as const;
  const together = (...commands: readonly (readonly [string, JsonObject])[]) =>
    app.eventStore.execute(
      { ...founder, hasVerifiedAddress: true },
      commands.map(([type, data]) => ({
        ...{ id: randomUUID(), type, stream: surveyStreamOf(surveyId), data, at: clock().toISOString() },
      })),
    );
  await together(['UnpublishSurvey', {}], ['PublishSurvey', {}]);
  const back = await guest().open(`/s/${surveyId}`);
  await together(
    ['PublishSurvey', {}],
    ['SetSurvey', { once: 'link' }],
    ['UnpublishSurvey', {}],
    ['PublishSurvey', {}],
  );
  const ruled = await guest().open(`/s/${surveyId}`);
  await together(['SetSurvey', { once: 'anyone' }], ['UnpublishSurvey', {}]);
  expect([back, ruled, await guest().open(`/s/${surveyId}`)]).toEqual([
    'Own one?',
    'You need a link of your own',
    'There’s no survey here',
  ]);
});

test('Rules that are changed while a survey is closed open it to nobody', async () => {
  const { surveyId, send } = await aPublishedSurvey(app, clock, two);
  await send('UnpublishSurvey');
  await send('SetSurvey', { once: 'anyone', quota: 5 });
  expect(await guest().open(`/s/${surveyId}`)).toBe('There’s no survey here');
  await send('PublishSurvey');
  expect(await guest().open(`/s/${surveyId}`)).toBe('Own one?');
});
