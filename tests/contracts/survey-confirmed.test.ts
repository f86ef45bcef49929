import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ledger } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aPublishedSurvey, SurveyGuest } from './survey-guest.ts';

let app: PublishedApp;
let mails: MailServer;
const { clock, wait } = aClock();
beforeAll(async () => {
  mails = await startMailServer();
  app = await startPublishedApp({ clock, smtpUrl: mails.url });
});
afterAll(async () => {
  await app?.stop();
  await mails?.close();
});

const questions = [
  { id: 'ellis', kind: 'ellis', title: 'Without it?' },
  { id: 'mail', kind: 'email', title: 'Your address?', required: false },
];
const promise = 'We’ll send you one email to confirm your address.';

/** Somebody new answers; says whether they were told of the mail. */
async function answers(surveyId: string, answer: string, email: string): Promise<boolean> {
  const guest = new SurveyGuest(app, wait);
  await guest.open(`/s/${surveyId}`);
  await guest.send({ answer });
  const isTold = guest.shown.html.includes(promise);
  await guest.send(email === '' ? {} : { email, consent: 'yes' });
  await guest.send({ send: 'yes' });
  expect(guest.heading).toBe('Thank you');
  return isTold;
}
const textTo = async (email: string): Promise<string> => {
  await expect.poll(() => mails.arrived.filter(({ to }) => to === email).length).toBe(1);
  return mails.arrived.find(({ to }) => to === email)?.text ?? '';
};
const confirms = async (email: string): Promise<void> => {
  const link = /^http\S+\/confirm\/\S+$/m.exec(await textTo(email))?.[0] ?? '';
  expect((await fetch(link, { method: 'POST', headers: { origin: 'null' } })).status).toBe(200);
};

test('An experiment on a survey of addresses counts who has confirmed, and weighs as one with verified people', async () => {
  const { surveyId, send } = await aPublishedSurvey(app, clock, questions, { once: 'address' });
  const [experiment, ledger] = [`experiment-${randomUUID()}`, `ledger-${app.projectId}`];
  const assumptionId = randomUUID();
  const assumption = { assumptionId, text: 'They need it', lens: 'desirability', importance: 5, critical: true };
  await send('StateAssumption', assumption, ledger);
  const design = { projectId: app.projectId, assumptionId, method: 'survey', criterion: 0.3, n: 2 };
  await send(
    'DesignExperiment',
    {
      ...{ ...design, formula: 'wilson-1', prediction: 'supports' },
      artefact: { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' },
    },
    experiment,
  );
  expect(await send('StartExperiment', {}, experiment)).toBe('ExperimentStarted');
  // Who counts was locked with it: verified people, one response an address.
  expect(await send('SetSurvey', { once: 'anyone' })).toBe('survey-tested');
  wait(1000);
  const isTold = await answers(surveyId, 'very', 'ada@example.org');
  await answers(surveyId, 'not', '');
  await answers(surveyId, 'not', 'grace@example.org');
  const evidence = async () => {
    const state = (await app.eventStore.snapshot(app.workspaceId, ledger))?.state as Ledger;
    return [...eachPart(state.evidence)].map(({ direction, rung, weight, judgement }) => ({
      ...{ direction, rung, weight },
      judgement: judgement ?? null,
    }));
  };
  expect([isTold, (await textTo('ada@example.org')).split('\n').slice(0, 2), await evidence()]).toEqual([
    true,
    ['Someone entered this address in the survey “Bread”:', `${app.origin}/s/${surveyId}`],
    [],
  ]);
  await confirms('grace@example.org');
  expect(await evidence()).toEqual([]);
  await confirms('ada@example.org');
  expect(await evidence()).toEqual([{ direction: 0, rung: 'market', weight: 2, judgement: 1 }]);
  expect(await send('SetSurvey', { once: 'anyone' })).toBe('SurveySet');
});

test('A mail is in the language of the survey, else in the one in which it was read', async () => {
  const [own, any] = [
    await aPublishedSurvey(app, clock, questions, { once: 'address', language: 'spanish' }),
    await aPublishedSurvey(app, clock, questions, { once: 'address' }),
  ];
  const mailTo = async (surveyId: string, email: string) => {
    const guest = new SurveyGuest(app, wait, { 'accept-language': 'fr' });
    await guest.open(`/s/${surveyId}`);
    await guest.send({ answer: 'very' });
    await guest.send({ email, consent: 'yes' });
    await guest.send({ send: 'yes' });
    const text = await textTo(email);
    return [text.split('\n')[0], /\?lang=\w+/.exec(text)?.[0]];
  };
  expect([await mailTo(own.surveyId, 'es@example.org'), await mailTo(any.surveyId, 'fr@example.org')]).toEqual([
    [expect.stringMatching(/^Esta dirección se ha introducido en la encuesta «/), '?lang=es'],
    [expect.stringMatching(/^Cette adresse a été saisie dans le questionnaire « /), '?lang=fr'],
  ]);
});

test('A survey that knows people otherwise promises no mail, and sends none', async () => {
  const { surveyId, entries } = await aPublishedSurvey(app, clock, questions, { once: 'visitor' });
  expect([await answers(surveyId, 'very', 'mary@example.org'), (await entries()).length]).toEqual([false, 1]);
  const later = await aPublishedSurvey(app, clock, questions, { once: 'address' });
  await answers(later.surveyId, 'very', 'last@example.org');
  await textTo('last@example.org');
  expect(mails.arrived.filter(({ to }) => to === 'mary@example.org')).toEqual([]);
});
