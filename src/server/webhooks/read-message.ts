import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { ExperimentFactOf } from '#domain/experiment/experiment-facts.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import type { IdeaFactOf } from '#domain/idea/idea-facts.ts';
import type { IntakeFactOf } from '#domain/intake/intake-facts.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { LedgerFactOf } from '#domain/ledger/ledger-facts.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { partOf } from '#domain/log/parts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import type { PageFactOf } from '#domain/page/page-facts.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { asSentence } from '#domain/text/as-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { quotation } from '#domain/text/quotation.ts';
import { shortened } from '#domain/text/shortened.ts';
import { readableText } from '#domain/thread/mentions.ts';
import type { Thread } from '#domain/thread/thread.ts';
import type { ThreadFactOf } from '#domain/thread/thread-facts.ts';
import { threadIdOf } from '#domain/thread/thread-kind.ts';
import { judgedSentence } from '#domain/verdict/test-sentence.ts';
import { typesOfFacts, type WebhookFact, type WebhookType } from '#domain/webhooks/webhook-facts.ts';
import type { WebhookMessage } from './webhook-message.ts';

/** The rest of a log, as it is now. */
export interface AroundFact {
  state<State>(stream: string): Promise<State | undefined>;
  /** Name of an account; empty if it is gone. */
  nameOf(accountId: string): Promise<string>;
  /** Whether the idea is part of the sample. */
  isSampleIdea(ideaId: string): Promise<boolean>;
  /** Where visitors find a page. */
  pageAddress(page: { readonly pageId: string; readonly slug: string }): Promise<string>;
}

/** The content of a message about a fact. */
interface Said {
  readonly data: JsonObject;
  readonly sentence: string;
  readonly place: To;
}

type Read = (event: RecordedEvent, around: AroundFact) => Promise<Said | undefined>;

const idOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);
const dataOf = <Data>({ data }: RecordedEvent): Data => data as unknown as Data;

/** Longest quotation of what somebody wrote, in UTF-16 units. */
const quotedAtMost = 300;
const quote = (text: string): string => quotation(shortened(oneLine(text), quotedAtMost));
const orElse = (title: string, otherwise: string): string => (title === '' ? otherwise : quote(title));

async function titleOf(projectId: string, around: AroundFact): Promise<string> {
  const project = await around.state<Project>(projectStreamOf(projectId));
  if (!project) return '';
  return project.title || (await around.state<Idea>(ideaStreamOf(project.ideaId)))?.title || '';
}

async function assumptionOf(projectId: string, assumptionId: string, around: AroundFact): Promise<string> {
  const ledger = await around.state<Ledger>(ledgerStreamOf(projectId));
  return (ledger && partOf(ledger.assumptions, assumptionId)?.text) ?? '';
}

const directions = { '-1': 'against', '0': 'about', '1': 'for' } as const;

/** Text of a reading of a test: its question, or else the assumption that it is about. */
const orAssumption = (question: string, assumption: string): string => orElse(question || assumption, 'A test');

/** Reads what a message says of a fact; undefined if there is nothing to say any more. */
const readers: Readonly<Record<WebhookFact, Read>> = {
  async IdeaCaptured(event, { isSampleIdea }) {
    const { title, pitch = '' } = dataOf<IdeaFactOf<'IdeaCaptured'>>(event);
    const id = idOf(event);
    if (await isSampleIdea(id)) return undefined;
    return {
      data: { id, title, pitch },
      sentence: `New idea: ${quote(title)}.`,
      place: { name: 'idea-vault.idea', params: { ideaId: id } },
    };
  },

  async ExperimentStarted(event, around) {
    const experiment = await around.state<Experiment>(event.stream);
    if (!experiment) return undefined;
    const { id, projectId, assumptionId, method, question } = experiment;
    const { criterion, n, endsAt = null } = dataOf<ExperimentFactOf<'ExperimentStarted'>>(event);
    const assumption = await assumptionOf(projectId, assumptionId, around);
    return {
      data: { id, projectId, assumptionId, assumption, method, question, criterion, n, endsAt },
      sentence: `A test has started: ${orAssumption(question, assumption)}.`,
      place: { name: 'validate', params: { projectId, view: 'experiments', id } },
    };
  },

  async SignUpReceived(event, around) {
    const { entryId, projectId, goal, source, place, email, answers } = dataOf<IntakeFactOf<'SignUpReceived'>>(event);
    const pageId = idOf(event);
    const page = (await around.state<Page>(pageStreamOf(pageId)))?.title ?? '';
    const what = goal === 'pre-order' ? 'order' : 'sign-up';
    return {
      data: {
        ...{ id: entryId, projectId, pageId, page, goal, source },
        ...(place !== undefined && { place }),
        ...(email !== undefined && { email }),
        ...(answers !== undefined && { answers }),
      },
      sentence: `New ${what} on ${orElse(page, 'a page')}${email === undefined ? '' : ` by ${email}`}.`,
      place: { name: 'validate', params: { projectId, view: 'people' } },
    };
  },

  async ResponseCompleted(event, around) {
    const said = dataOf<IntakeFactOf<'ResponseCompleted'>>(event);
    const { entryId, projectId, source, language, choices, email, words } = said;
    const surveyId = idOf(event);
    const survey = (await around.state<Survey>(surveyStreamOf(surveyId)))?.title ?? '';
    return {
      data: {
        ...{ id: entryId, projectId, surveyId, survey, source, language, choices },
        ...(email !== undefined && { email }),
        ...(words !== undefined && { words }),
      },
      sentence: `New answer to ${orElse(survey, 'a survey')}${email ? ` by ${email}` : ''}.`,
      place: { name: 'validate', params: { projectId, view: 'surveys', id: surveyId } },
    };
  },

  async ExperimentJudged(event, around) {
    const experiment = await around.state<Experiment>(event.stream);
    if (!experiment) return undefined;
    const { id, projectId, assumptionId, method, question, lock } = experiment;
    const judged = dataOf<ExperimentFactOf<'ExperimentJudged'>>(event);
    const { verdict, k: yeses, n: answers, interval } = judged;
    const assumption = await assumptionOf(projectId, assumptionId, around);
    const criterion = lock?.criterion ?? null;
    const result = criterion === null ? '' : ` ${judgedSentence({ ...judged, criterion }, countedWords[method], 'we')}`;
    return {
      data: {
        ...{ id, projectId, assumptionId, assumption, method, question, criterion },
        ...{ verdict, yeses, answers, interval },
      },
      sentence: `${orAssumption(question, assumption)} is judged.${result}`,
      place: { name: 'validate', params: { projectId, view: 'experiments', id } },
    };
  },

  async EvidenceRecorded(event, around) {
    const recorded = dataOf<LedgerFactOf<'EvidenceRecorded'>>(event);
    const { evidenceId, assumptionId, direction, rung, weight, text, url = null, experimentId = null } = recorded;
    const projectId = idOf(event);
    const assumption = await assumptionOf(projectId, assumptionId, around);
    return {
      data: {
        ...{ id: evidenceId, projectId, assumptionId, assumption, direction, rung, weight, text, url },
        experimentId,
      },
      sentence: `New evidence ${directions[direction]} ${orElse(assumption, 'an assumption')}: ${quote(text)}.`,
      place: { name: 'validate', params: { projectId, view: 'evidence' } },
    };
  },

  async DecisionRecorded(event, around) {
    const decided = dataOf<LedgerFactOf<'DecisionRecorded'>>(event);
    const { decisionId, kind, reason, reversedBy, askAgainOn = null, score } = decided;
    const projectId = idOf(event);
    const project = await titleOf(projectId, around);
    return {
      data: { id: decisionId, projectId, project, kind, reason, reversedBy, askAgainOn, score },
      sentence: asSentence(`Decision on ${orElse(project, 'an idea')}: ${kind}, because ${quote(reason)}`),
      place: { name: 'validate', params: { projectId, view: 'decide' } },
    };
  },

  async PagePublished(event, around) {
    const { version, slug } = dataOf<PageFactOf<'PagePublished'>>(event);
    const page = await around.state<Page>(event.stream);
    if (!page) return undefined;
    const { id, projectId, title } = page;
    const address = await around.pageAddress({ pageId: id, slug });
    return {
      data: { id, projectId, title, version, address },
      sentence: `${orElse(title, 'A page')} is published: ${address}`,
      place: { name: 'page-builder.project', params: { projectId, page: id } },
    };
  },

  ThreadStarted: (event, around) => readComment(event, around),
  Replied: (event, around) => readComment(event, around),
};

async function readComment(event: RecordedEvent, around: AroundFact): Promise<Said | undefined> {
  const thread = await around.state<Thread>(event.stream);
  const threadId = threadIdOf(event.stream);
  const fact = dataOf<ThreadFactOf<'ThreadStarted'> | ThreadFactOf<'Replied'>>(event);
  const id = 'commentId' in fact ? fact.commentId : threadId;
  const comment = thread?.comments.find((each) => each.id === id);
  if (!thread || !comment || comment.removed) return undefined;
  const names = new Map<string, string>();
  readableText(fact.text, (accountId) => {
    names.set(accountId, '');
    return '';
  });
  for (const accountId of names.keys()) names.set(accountId, await around.nameOf(accountId));
  const text = readableText(fact.text, (accountId) => names.get(accountId) || 'a former member');
  const author = (fact.author !== null && (await around.nameOf(fact.author))) || '';
  const { kind, id: subjectId, projectId = null } = thread.subject;
  return {
    data: {
      ...{ id, threadId, projectId, subject: { kind, id: subjectId }, text },
      author: fact.author === null ? null : { id: fact.author, name: author },
    },
    sentence: `${author || 'A former member'} commented: ${quote(text)}.`,
    place: { name: 'home', params: { thread: threadId, ...(projectId !== null && { projectId }) } },
  };
}

/** The project of what a message is about, or null if it has none. */
const projectIn = ({ projectId }: JsonObject): string | null => (typeof projectId === 'string' ? projectId : null);

/**
 * Reads the message about a fact. Without what was erased meanwhile; undefined if there is nothing to say any more, or if it
 * is about the sample.
 */
export async function readMessage(
  event: RecordedEvent,
  around: AroundFact,
  publicUrl: string,
): Promise<WebhookMessage | undefined> {
  if (!Object.hasOwn(readers, event.type)) return undefined;
  const said = await readers[event.type as WebhookFact](event, around);
  if (!said) return undefined;
  const projectId = projectIn(said.data);
  if (projectId !== null && (await around.state<Project>(projectStreamOf(projectId)))?.isSample) return undefined;
  const link = `${publicUrl}${buildPath(said.place)}`;
  const type: WebhookType = typesOfFacts[event.type as WebhookFact];
  return { type, timestamp: event.recordedAt, data: { ...said.data, link }, sentence: said.sentence, link };
}
