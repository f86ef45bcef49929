import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { type AFounder, aFounderOn, titleAt } from './address-founder.ts';

let app: PublishedApp;
const now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const aFounder = () => aFounderOn(app, () => now);
const shownAt = (path: string) => titleAt(app, path);

interface Victim {
  readonly founder: AFounder;
  readonly slug: string;
  readonly page: Awaited<ReturnType<AFounder['page']>>;
  readonly survey: Awaited<ReturnType<AFounder['survey']>>;
}

async function aVictim(): Promise<Victim> {
  const founder = await aFounder();
  const slug = `theirs-${randomUUID()}`;
  return { founder, slug, page: await founder.page(slug, 'Theirs'), survey: await founder.survey(undefined, 'Theirs') };
}

/** Everything that becomes of an address, by its founder or by nobody. */
const events: Readonly<Record<string, (victim: Victim) => Promise<unknown>>> = {
  nothing: async () => undefined,
  'another version': async ({ page }) => {
    await page.send('SetPage', { title: 'Theirs, too' });
    await page.send('PublishPage');
  },
  'a rename': async ({ page, slug }) => {
    await page.send('SetPage', { slug: `${slug}-2` });
    await page.send('PublishPage');
  },
  'a rename in one step with the first publication': async ({ founder, page, slug }) => {
    await founder.batch(page.stream, [
      ['SetPage', { slug: `${slug}-2` }],
      ['PublishPage', {}],
      ['SetPage', { slug: `${slug}-3` }],
      ['PublishPage', {}],
    ]);
  },
  'a roll-back after a rename': async ({ page, slug }) => {
    await page.send('SetPage', { slug: `${slug}-2` });
    await page.send('PublishPage');
    await page.send('RollBackPage', { version: 1 });
  },
  'an end of publication': async ({ page, survey }) => {
    await page.send('UnpublishPage');
    await survey.send('UnpublishSurvey');
  },
  'a removal': async ({ page, survey }) => {
    await page.send('RemovePage');
    await survey.send('RemoveSurvey');
  },
  'a removal that is taken back': async ({ page, survey }) => {
    await page.send('RemovePage');
    await page.send('RestorePage');
    await survey.send('RemoveSurvey');
    await survey.send('RestoreSurvey');
  },
  'an archived project': ({ founder }) => founder.send(founder.project, 'ArchiveProject'),
  'a removed project': ({ founder }) => founder.send(founder.project, 'RemoveProject'),
  'the end of the account': ({ founder }) => founder.erase(),
  'a page of theirs in its place': async ({ founder, page, slug }) => {
    await page.send('RemovePage');
    await founder.page(slug, 'Theirs again');
  },
};

/** Everything that somebody else tries; resolves to what the server said to each. */
const tries: Readonly<Record<string, (victim: Victim, thief: AFounder) => Promise<readonly string[]>>> = {
  'the same slug': async ({ slug }, thief) => [(await thief.page(slug, 'Stolen')).answer],
  'the same slug and the id of the page': async ({ slug, page }, thief) => [
    (await thief.page(slug, 'Stolen', { id: page.stream.slice('page-'.length) })).answer,
  ],
  'the ids of the page and of the project': async ({ slug, page, founder }, thief) => [
    (
      await thief.page(slug, 'Stolen', {
        id: page.stream.slice('page-'.length),
        projectId: founder.project.slice('project-'.length),
      })
    ).answer,
  ],
  'other spellings of the slug': async ({ slug }, thief) => {
    const spellings = [
      ...[
        slug.toUpperCase(),
        `${slug} `,
        ` ${slug}`,
        `${slug}/`,
        `/${slug}`,
        `${slug}\u200b`,
        `${slug}\u0000`,
        `${slug}-`,
      ],
      ...[
        slug.replace('e', '\u0435'),
        slug.replace('e', 'e\u0301'),
        slug.replace('i', '\u0131'),
        slug.normalize('NFKC'),
      ],
      ...[
        slug.replace('t', '\uff54'),
        slug.replaceAll('-', '--'),
        slug.replaceAll('-', '_'),
        encodeURIComponent(`${slug}?`),
      ],
    ];
    const { send } = await thief.page(`mine-${randomUUID()}`, 'Mine');
    const answers: string[] = [];
    for (const spelling of spellings) {
      const set = await send('SetPage', { slug: spelling });
      answers.push(set === 'PageSet' ? await send('PublishPage') : set);
    }
    return answers;
  },
  'a page that was published elsewhere before': async ({ slug }, thief) => {
    const { send } = await thief.page(`mine-${randomUUID()}`, 'Stolen');
    await send('SetPage', { slug });
    return [await send('PublishPage'), await send('RollBackPage', { version: 1 })];
  },
  'many at once, on two servers': async ({ slug }, thief) => {
    const others = await Promise.all(Array.from({ length: 3 }, aFounder));
    const answers = await Promise.all([thief, ...others].map((each) => each.page(slug, 'Stolen')));
    return answers.map(({ answer }) => answer);
  },
  'the page’s id in a page of their own, renamed and published again': async ({ slug, page }, thief) => {
    const own = await thief.page(`mine-${randomUUID()}`, 'Mine', { id: page.stream.slice('page-'.length) });
    await own.send('SetPage', { slug, title: 'Stolen' });
    return [await own.send('PublishPage')];
  },
  'the survey’s id': async ({ survey }, thief) => [(await thief.survey(survey.surveyId, 'Stolen')).answer],
  'the survey’s id in other letters': async ({ survey }, thief) => [
    (await thief.survey(survey.surveyId.toUpperCase(), 'Stolen')).answer,
    (await thief.survey(`{${survey.surveyId}}`, 'Stolen')).answer,
    (await thief.survey(survey.surveyId.replaceAll('-', ''), 'Stolen')).answer,
  ],
};

/** Sixteen, of which each is set and published: an address that is taken, one that is given up, and in the full run all. */
const spellings = 'other spellings of the slug';
const spelledAfter = process.env['TEST_FULL'] ? Object.keys(events) : ['nothing', 'a removal'];

const triesAfter = (event: string) =>
  Object.entries(tries).filter(([name]) => name !== spellings || spelledAfter.includes(event));

test.each(Object.keys(events))(
  'after %s nobody else gets the address of a page or a survey, whatever they try',
  async (event) => {
    const victim = await aVictim();
    // Some wait beforehand: published elsewhere, or refused.
    const waiting = await aFounder();
    const prepared = await waiting.survey(victim.survey.surveyId, 'Stolen');
    const squat = await waiting.page(victim.slug, 'Stolen');
    await events[event]?.(victim);
    const paths = [
      ...['', '-2', '-3'].map((end) => `/p/${victim.slug}${end}`),
      `/s/${victim.survey.surveyId}`,
      `/s/${victim.survey.surveyId.toUpperCase()}`,
    ];
    const look = () => Promise.all(paths.map(shownAt));
    const before = await look();
    const said: Record<string, readonly string[]> = {
      'who waits': [
        prepared.answer,
        squat.answer,
        await prepared.send('PublishSurvey'),
        await squat.send('PublishPage'),
      ],
    };
    await Promise.all(
      triesAfter(event).map(async ([name, attempt]) => {
        said[name] = await attempt(victim, await aFounder());
      }),
    );
    const after = await look();
    const got = Object.entries(said).flatMap(([name, answers]) =>
      answers.filter((answer) => /Published/.test(answer)).map(() => name),
    );
    // A spelling that is a slug of its own is another address.
    expect(got.filter((name) => name !== spellings)).toEqual([]);
    expect([after, JSON.stringify(after).includes('Stolen')]).toEqual([before, false]);
  },
);
