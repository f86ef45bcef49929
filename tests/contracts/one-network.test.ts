import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { entriesOfPage, visitorsLeftOut, waitingOf } from '#domain/judgement/page-entries.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { browserAgent, openPage, postForm } from '../fixtures/page-guests.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { newExperiment, streamOf } from './experiment-log.ts';

let app: PublishedApp;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** A started test of a page on the web: 10% of 120 visitors sign up. */
async function aTest(design: JsonObject = {}) {
  const { workspaceId } = app;
  const [pageId, ids] = [randomUUID(), newExperiment()];
  const slug = `crumb-${pageId.slice(0, 8)}`;
  const send = async (type: string, stream: string, data: JsonObject = {}) => {
    const founder = { workspaceId, by: { kind: 'founder', id: workspaceId }, device: 'test' } as const;
    const [result] = await app.eventStore.execute({ ...founder, hasVerifiedAddress: true }, [
      { id: randomUUID(), type, stream, data, at: now.toISOString() },
    ]);
    expect([type, result?.status]).toEqual([type, 'accepted']);
  };
  const { project: projectId, assumption: assumptionId } = ids;
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  await send('CreatePage', `page-${pageId}`, { projectId, title: 'Crumb', template: { blocks: [form] } });
  await send('SetPage', `page-${pageId}`, { slug });
  await send('PublishPage', `page-${pageId}`);
  const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  await send('StateAssumption', `ledger-${projectId}`, assumption);
  await send('DesignExperiment', streamOf(ids), {
    ...{ projectId, assumptionId, method: 'page', criterion: 0.1, n: 120, prediction: 'supports' },
    ...{ artefact: { kind: 'page', id: pageId, goal: 'sign-up' }, ...design },
  });
  await send('StartExperiment', streamOf(ids));
  return {
    send,
    intakeStream: `intake-${pageId}`,
    visit: (ip: string, agent = browserAgent) =>
      openPage(app.origin, slug, { 'x-forwarded-for': ip, 'user-agent': agent }),
    signUp: async (ip: string, email: string) => {
      const guest = { 'x-forwarded-for': ip, 'user-agent': browserAgent };
      const token = await openPage(app.origin, slug, guest);
      later(0.1);
      const sent = { goal: 'sign-up', form: 'form', email, consent: 'yes', website: '', token };
      expect((await postForm(`${app.origin}/p/${slug}`, guest, sent)).status).toBe(303);
    },
    /** Returns the result of the test once everybody has had their hour. */
    async outcome() {
      later(61);
      await app.visits.countAll(workspaceId);
      await app.eventStore.passDeadline(workspaceId, { stream: streamOf(ids), cause: `due@${now.toISOString()}` });
      const experiment = (await app.eventStore.snapshot(workspaceId, streamOf(ids)))?.state as Experiment;
      const intake = await app.intake(pageId);
      const entries = entriesOfPage(experiment, intake, now.toISOString());
      return {
        verdicts: experiment.judgements.map(({ verdict }) => verdict),
        counted: `${entries.filter(({ isYes }) => isYes).length}/${entries.length}`,
        visitors: entries.length + (waitingOf(experiment, intake, now.toISOString())?.came ?? 0),
        beyond: visitorsLeftOut(experiment, intake, 'many-from-one-network'),
        dropped: intake?.dropped,
        labels: intake?.runs.flatMap(({ origins = [] }) => origins),
      };
    },
  };
}

const madeUp = process.env['TEST_FULL'] ? 1000 : 150;
test(`${madeUp} made-up browsers of one address do not refute an honest test`, async () => {
  const honest = await aTest();
  for (let n = 1; n <= 20; n++) {
    if (n <= 5) await honest.signUp(`198.18.${n}.1`, `${n}@example.org`);
    else await honest.visit(`198.18.${n}.1`);
  }
  for (let n = 0; n < madeUp; n++) {
    if (n % 60 === 0) later(1.1);
    await honest.visit('203.0.113.7', `${browserAgent} Made/${n}`);
  }
  const { labels = [], ...outcome } = await honest.outcome();
  expect(outcome).toEqual({ verdicts: [], counted: '5/26', visitors: 26, beyond: madeUp - 6, dropped: {} });
  expect([
    labels.length,
    new Set(labels).size,
    labels.every((label) => /^[0-9a-f]{8}\.[0-9a-f]{8}$/.test(label)),
  ]).toEqual([madeUp + 20, 21, true]);
});

test('a network counts for a fifth of the sample, whichever of its addresses are used', async () => {
  const honest = await aTest();
  for (let n = 0; n < 60; n++) await honest.visit(`203.0.113.${n % 20}`, `${browserAgent} Made/${n}`);
  for (let n = 0; n < 60; n++) await honest.visit(`2001:db8:5:${n % 20}::1`, `${browserAgent} Made/${n}`);
  expect(await honest.outcome()).toMatchObject({ verdicts: [], counted: '0/48', visitors: 48, beyond: 72 });
});

test.each([
  [true, { visitors: 24, beyond: 6 }],
  [false, { visitors: 6, beyond: 24 }],
])('of a class of thirty phones behind one address, declared at the lock: %s, %j', async (sharesNetwork, expected) => {
  const event = await aTest({ sharesNetwork });
  for (let n = 0; n < 30; n++) await event.visit('203.0.113.9', `${browserAgent} Phone/${n}`);
  expect(await event.outcome()).toMatchObject({ verdicts: [], ...expected });
});
