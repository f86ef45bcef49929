import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { runOf } from '../fixtures/an-intake.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { newExperiment, outcomeIn, streamOf } from './experiment-log.ts';

let under: StoreUnderTest;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  under = await storeUnderTest({ clock: () => now });
});
afterAll(() => under.close());

/** A founder with a survey that an experiment counts: who would be very disappointed. */
async function aTest() {
  const founder = { ...(await under.founder()), hasVerifiedAddress: true };
  const ids = newExperiment();
  const surveyId = randomUUID();
  const [survey, intake] = [`survey-${surveyId}`, `intake-${surveyId}`];
  const { project: projectId, assumption: assumptionId } = ids;
  const send = async (by: Actor['by']['kind'], type: string, stream: string, data: JsonObject = {}) => {
    const actor = { ...founder, by: { ...founder.by, kind: by } };
    const [result] = await under.store.execute(actor, [command(type, stream, data, { at: now.toISOString() })]);
    return result?.status === 'accepted' ? result.events.map(({ type: made }) => made) : result?.reason;
  };
  const questions = [{ id: 'ellis', kind: 'ellis', title: 'Without it?', required: false }];
  await send('founder', 'CreateSurvey', survey, { projectId, title: 'Bread', template: { questions } });
  const assumption = { assumptionId, text: 'They need it', lens: 'desirability', importance: 5, critical: true };
  await send('founder', 'StateAssumption', `ledger-${projectId}`, assumption);
  await send('founder', 'DesignExperiment', streamOf(ids), {
    ...{ projectId, assumptionId, method: 'survey', criterion: 0.4, n: 20, prediction: 'supports' },
    artefact: { kind: 'survey', id: surveyId, goal: 'answer:ellis:is:very' },
  });
  await send('system', 'TallyVisits', intake, {
    ...{ projectId, runs: [runOf(99, { since: now.toISOString(), until: now.toISOString() })], dropped: {} },
  });
  return {
    founderSends: (type: string, stream: string, data: JsonObject = {}) => send('founder', type, stream, data),
    ...{ ids, survey, intake },
    answer: (ordinal: number, answer: string | undefined, entryId = randomUUID()) =>
      send('public', 'CompleteResponse', intake, {
        ...{ projectId, entryId, ordinal, publishedVersion: 1, source: ordinal % 2 ? 'direct' : 'news' },
        ...{ choices: answer === undefined ? {} : { ellis: answer }, passed: answer === undefined ? ['ellis'] : [] },
        ...{ words: {}, once: 'visitor', link: null, quota: null, language: 'en', email: null, consentHash: '' },
      }),
    async outcome() {
      const sealed = await under.sealed(founder.workspaceId);
      expect(verifyChain(sealed)).toBeUndefined();
      return outcomeIn(
        sealed.map(({ event }) => event),
        ids,
      );
    },
  };
}

test('An experiment starts once its survey asks what it counts, and each answer is counted when it comes', async () => {
  const at = await aTest();
  const start = () => at.founderSends('StartExperiment', streamOf(at.ids));
  const before = await start();
  await at.answer(1, 'very');
  await at.founderSends('PublishSurvey', at.survey);
  expect([before, await start()]).toEqual(['artefact-unpublished', ['ExperimentStarted']]);
  const friend = randomUUID();
  now = new Date(now.getTime() + 1000);
  await at.answer(2, 'very', friend);
  for (let ordinal = 3; ordinal <= 21; ordinal++) {
    expect((await at.outcome()).judged).toEqual([]);
    const isYes = ordinal < 21 && [4, 0, 1].includes(ordinal % 5);
    await at.answer(ordinal, isYes ? 'very' : ordinal % 2 ? 'not' : undefined);
  }
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['inconclusive 12/20'], evidence: [[0, null]] });
  await at.answer(22, 'very');
  await at.founderSends('ExcludeEntry', at.intake, { entryId: friend, reason: 'A friend' });
  expect(await at.outcome()).toEqual({
    ...{ closed: 'complete', judged: ['inconclusive 12/20', 'inconclusive 11/19'] },
    evidence: [
      [0, 'Judged again'],
      [0, null],
    ],
  });
});
