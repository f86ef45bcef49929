import { noReads } from '#domain/log/reads.ts';
import { clipOf, readClip } from '#domain/page/copied-block.ts';
import { isShort } from '#domain/page/short-promise.ts';
import { slugOf } from '#domain/page/slug-of.ts';
import { decidePost } from '#domain/post/decide-post.ts';
import type { Post } from '#domain/post/post.ts';
import type { PostCommand } from '#domain/post/post-commands.ts';
import { postCommands } from '#domain/post/post-commands.ts';
import { fits } from '#domain/survey/fits.ts';
import type { Question } from '#domain/survey/survey.ts';
import {
  at,
  heldBy,
  isWellFormed,
  type Limit,
  type Message,
  most,
  only,
  stateOf,
  takes,
  times,
  uuid,
  uuidOf,
  x,
} from './limit.ts';

const page = `page-${uuid}`;
const created: readonly Message[] = [['CreatePage', { projectId: uuid, title: 'Crumb' }]];
const onPage = (message: Message, changed: object = {}) => takes(page, stateOf(page, created, changed), message);
const block = { id: 'b', kind: 'text', parent: null, fields: {} };
const placed: readonly Message[] = [
  ...created,
  ['PlaceBlocks', { blocks: [block] }],
  ['RemoveBlocks', { blocks: ['b'] }],
];
/** A published page, which needs nothing but its versions to be counted. */
const ready: readonly Message[] = [
  [
    'CreatePage',
    {
      projectId: uuid,
      title: 'Crumb',
      template: { blocks: [{ ...block, id: 'form', kind: 'form', fields: { consent: 'I agree.' } }] },
    },
  ],
];
const versions = (n: number) => times(n, () => ({ contentHash: 'old', slug: 'crumb', streamVersion: 1 }));

const survey = `survey-${uuid}`;
const asked: readonly Message[] = [['CreateSurvey', { projectId: uuid, title: 'Why?' }]];
const complete: readonly Message[] = [
  [
    'CreateSurvey',
    { projectId: uuid, title: 'Why?', template: { questions: [{ id: 'q', kind: 'short', title: 'Why?' }] } },
  ],
  ['SetSurvey', { by: 'Ada' }],
];
const askedBefore = (n: number) =>
  times(n, () => ({ contentHash: 'old', questions: [], changed: [], currency: 'EUR', streamVersion: 1 }));
const onSurvey = (message: Message, changed: object = {}) => takes(survey, stateOf(survey, asked, changed), message);
const question = { id: 'q', kind: 'short' };
const choice = { id: 'q', kind: 'one-of' };
const ending = (more: object) =>
  onSurvey(['PlaceQuestions', { questions: [{ id: 'q', kind: 'end', title: 'Thank you', ...more }] }]);
const taken = (more: object) => onSurvey(['PlaceQuestions', { questions: [{ ...question, ...more }] }]);
const option = (k: number, label = `Option ${k}`) => ({ id: `o${k}`, label });
const link = (k: number) => String(k).padStart(22, '0');
const answered = (kind: 'short' | 'long', n: number) =>
  fits({ kind, options: [], min: null, max: null } as unknown as Question, x(n));
const route = { when: { question: 'q', comparison: 'is', value: 'o0' }, to: 'r' };
const setSurvey = (data: object) => onSurvey(['SetSurvey', data]);

const intake = `intake-${uuid}`;
const visit = {
  projectId: uuid,
  entryId: uuidOf(1),
  ordinal: null,
  version: 'a',
  publishedVersion: 1,
  source: 'direct',
  form: 'f',
};
const signUp = {
  ...visit,
  goal: 'sign-up',
  consentHash: 'a'.repeat(64),
  hasAnswers: false,
  email: 'ada@example.org',
  answers: [],
};
const signsUp = (more: object) => takes(intake, undefined, ['ReceiveSignUp', { ...signUp, ...more }], 'public');
const door = { id: uuidOf(1), email: '', note: '', erased: false, excludedFor: null };
const one = { id: uuid, projectId: uuid, visits: 0, runs: [], dropped: {}, entries: { '01': { [uuidOf(1)]: door } } };
const run = { version: 'a', source: 'direct', n: 1, since: at, until: at };
const response = {
  ...{
    projectId: uuid,
    entryId: uuidOf(2),
    ordinal: null,
    publishedVersion: 1,
    source: 'direct',
    choices: {},
    passed: [],
  },
  ...{ once: 'anyone', link: null, quota: null, language: 'en', email: null, consentHash: '' },
};
/** In answers of 5,000 characters each. */
const words = (n: number) =>
  Object.fromEntries(times(Math.ceil(n / 5000), (k) => [`q${k}`, x(Math.min(5000, n - k * 5000))]));

const post = {
  author: uuid,
  hidden: false,
  title: 'Dark mode',
  body: '',
  comments: [],
  tags: [],
  voters: [],
  reports: [],
  mergedInto: null,
};
/** By the schema and the rules: a founder's commands never reach the board by themselves. */
function posted<T extends keyof typeof postCommands>(before: object | undefined, type: T, data: object): boolean {
  const parsed = postCommands[type].schema.safeParse(data);
  if (!parsed.success) return false;
  const command = { id: 'c', stream: `post-${uuid}`, at, type, data: parsed.data } as unknown as PostCommand & {
    id: string;
    stream: string;
    at: string;
  };
  return decidePost(before as Post | undefined, command, noReads).kind === 'accepted';
}
const comment = { member: uuid, commentId: uuidOf(1), isStaff: false, text: 'Yes' };
const comments = (n: number) =>
  times(n, (k) => ({ id: uuidOf(k + 10), author: uuid, text: 'Yes', hidden: false, removed: false }));

export const pagesAndForms: readonly Limit[] = [
  most('page/pageLimits.title', 140, (n) => takes(page, undefined, ['CreatePage', { projectId: uuid, title: x(n) }])),
  most('page/pageLimits.title', 140, (n) => onPage(['SetPage', { title: x(n) }]), 'renamed'),
  most('page/pageLimits.description', 300, (n) => onPage(['SetPage', { description: x(n) }])),
  most('page/pageLimits.slug', 60, (n) => onPage(['SetPage', { slug: x(n) }])),
  most('page/pageLimits.blocks', 2500, (n) => onPage(['PlaceBlocks', { blocks: [block] }], { blockCount: n - 1 })),
  most(
    'page/pageLimits.blocks',
    2500,
    (n) =>
      takes(page, stateOf(page, placed, { blockCount: n - 1 }), [
        'UndoChange',
        { fields: { 'block:b:removed': { from: true, to: false } } },
      ]),
    'undone',
  ),
  heldBy(
    'page/pageLimits.size',
    500_000,
    'src/domain/page/publish-rules.test.ts',
    'A page that no phone could load is not published, and one that is smaller is',
  ),
  most('page/pageLimits.versions', 500, (n) =>
    takes(page, stateOf(page, ready, { published: versions(n - 1) }), ['PublishPage', {}]),
  ),
  most(
    'page/sizeMax',
    1_000_000,
    (n) =>
      typeof readClip(clipOf({ projectId: uuid, kind: 'text', fields: {}, items: [] }).html.padEnd(n)) === 'object',
  ),

  most('page/most.words', 12, (n) => isShort(times(n, () => 'so').join(' '))),
  most('page/most.length', 70, (n) => isShort(x(n))),
  most('page/most.signs', 32, (n) => isShort('価'.repeat(n))),
  most('page/wordsAtMost', 3, (n) => slugOf(times(n, (k) => `loaf${k}`).join(' ')).split('-').length === n),

  most('survey/surveyLimits.link', 2000, (n) => ending({ link: `https://example.org/${x(n - 20)}` })),
  most('survey/surveyLimits.linkLabel', 80, (n) => ending({ link: 'https://example.org/', linkLabel: x(n) })),
  only('survey/longestName', 60, 'A longer question is cut where its name stands in another text.'),
  most('survey/surveyLimits.title', 140, (n) =>
    takes(survey, undefined, ['CreateSurvey', { projectId: uuid, title: x(n) }]),
  ),
  most('survey/surveyLimits.title', 140, (n) => setSurvey({ title: x(n) }), 'renamed'),
  most('survey/surveyLimits.by', 200, (n) => setSurvey({ by: x(n) })),
  most('survey/surveyLimits.consent', 300, (n) => setSurvey({ consent: x(n) })),
  most('survey/surveyLimits.question', 300, (n) => taken({ title: x(n) })),
  most('survey/surveyLimits.help', 1000, (n) => taken({ help: x(n) })),
  most('survey/surveyLimits.alt', 300, (n) => taken({ alt: x(n) })),
  most('survey/surveyLimits.option', 140, (n) => taken({ ...choice, options: [option(0, x(n))] })),
  most('survey/surveyLimits.row', 140, (n) => taken({ id: 'q', kind: 'matrix', rows: [option(0, x(n))] })),
  most('survey/surveyLimits.rows', 30, (n) => taken({ id: 'q', kind: 'matrix', rows: times(n, (k) => option(k)) })),
  most('survey/surveyLimits.options', 100, (n) => taken({ ...choice, options: times(n, (k) => option(k)) })),
  most('survey/surveyLimits.questions', 1000, (n) =>
    onSurvey(['PlaceQuestions', { questions: [question] }], { questionCount: n - 1 }),
  ),
  most(
    'survey/surveyLimits.questions',
    1000,
    (n) => isWellFormed(survey, stateOf(survey, asked), ['RemoveQuestions', { questions: times(n, (k) => `q${k}`) }]),
    'named',
  ),
  most('survey/surveyLimits.routes', 20, (n) =>
    taken({ ...choice, options: [option(0)], routes: times(n, () => route) }),
  ),
  most('survey/surveyLimits.versions', 200, (n) =>
    takes(survey, stateOf(survey, complete, { published: askedBefore(n - 1) }), ['PublishSurvey', {}]),
  ),
  most('survey/surveyLimits.links', 2000, (n) => onSurvey(['AddLinks', { links: times(n, link) }])),
  most(
    'survey/surveyLimits.links',
    2000,
    (n) => onSurvey(['AddLinks', { links: [link(9999)] }], { links: times(n - 1, link) }),
    'one more',
  ),
  most('survey/surveyLimits.quota', 1_000_000, (n) => setSurvey({ quota: n })),
  most('survey/surveyLimits.number', 1_000_000_000_000, (n) => taken({ kind: 'number', min: -n, max: n })),
  most('survey/answerLimits.short', 300, (n) => answered('short', n)),
  most('survey/answerLimits.long', 5000, (n) => answered('long', n)),
  most('survey/answerLimits.email', 254, (n) =>
    fits({ kind: 'email', options: [], min: null, max: null } as unknown as Question, {
      email: `${x(n - 12)}@example.org`,
      consent: true,
    }),
  ),

  most('survey/fileLimits.file', 5_000_000, (n) =>
    fits({ kind: 'file', options: [] } as unknown as Question, { file: { id: uuid, kind: 'pdf', bytes: n } }),
  ),
  most(
    'survey/fileLimits.file',
    5_000_000,
    (n) =>
      takes(
        intake,
        undefined,
        ['CompleteResponse', { ...response, words: {}, choices: { q: { file: { id: uuid, kind: 'pdf', bytes: n } } } }],
        'public',
      ),
    'sent',
  ),
  ...(['response', 'unsent', 'workspace'] as const).map((name) =>
    heldBy(
      `survey/fileLimits.${name}`,
      { response: 20_000_000, unsent: 100_000_000, workspace: 500_000_000 }[name],
      'tests/contracts/survey-files.test.ts',
      'A response has room for so many files, and those that were not sent leave room for the others',
    ),
  ),

  most('intake/intakeLimits.email', 254, (n) => signsUp({ email: `${x(n - 12)}@example.org` })),
  most('intake/intakeLimits.answer', 300, (n) => signsUp({ answers: [x(n)] })),
  most('intake/intakeLimits.answers', 3, (n) => signsUp({ answers: times(n, () => 'Yes') })),
  most('intake/intakeLimits.source', 200, (n) => signsUp({ source: x(n) })),
  most('intake/intakeLimits.reason', 500, (n) =>
    takes(intake, one, ['ExcludeEntry', { entryId: uuidOf(1), reason: x(n) }]),
  ),
  most(
    'intake/intakeLimits.reason',
    500,
    (n) => takes(intake, one, ['UndoChange', { fields: { [`excluded:${uuidOf(1)}`]: { from: null, to: x(n) } } }]),
    'undone',
  ),
  most('intake/intakeLimits.note', 2000, (n) => takes(intake, one, ['NotePerson', { entryId: uuidOf(1), note: x(n) }])),
  most('intake/intakeLimits.runs', 2000, (n) =>
    takes(intake, undefined, ['TallyVisits', { projectId: uuid, runs: times(n, () => run), dropped: {} }], 'system'),
  ),
  most(
    'intake/intakeLimits.runs',
    2000,
    (n) =>
      takes(
        intake,
        undefined,
        [
          'TallyVisits',
          { projectId: uuid, runs: [{ ...run, n, origins: times(n, () => '00000001.00000001') }], dropped: {} },
        ],
        'system',
      ),
    'origins',
  ),
  most('intake/intakeLimits.words', 100_000, (n) =>
    takes(intake, undefined, ['CompleteResponse', { ...response, words: words(n) }], 'public'),
  ),

  most('post/postLimits.title', 140, (n) => posted(undefined, 'WritePost', { member: uuid, title: x(n), body: '' })),
  most('post/postLimits.body', 2000, (n) => posted(undefined, 'WritePost', { member: uuid, title: 'T', body: x(n) })),
  most('post/postLimits.comment', 2000, (n) => posted(post, 'WriteComment', { ...comment, text: x(n) })),
  most('post/postLimits.comments', 500, (n) => posted({ ...post, comments: comments(n - 1) }, 'WriteComment', comment)),
  most('post/postLimits.reply', 1000, (n) =>
    posted(post, 'AnswerPost', { staff: uuid, status: 'planned', reply: x(n) }),
  ),
  most('post/postLimits.tag', 24, (n) => posted(post, 'TagPost', { staff: uuid, tags: [x(n)] })),
  most('post/postLimits.tags', 5, (n) => posted(post, 'TagPost', { staff: uuid, tags: times(n, (k) => `t${k}`) })),
];
