import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { ExperimentFact, ExperimentFactOf } from '#domain/experiment/experiment-facts.ts';
import { intakeStreamOf } from '#domain/intake/intake.ts';
import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { LedgerFact, LedgerFactOf } from '#domain/ledger/ledger-facts.ts';
import { partOf } from '#domain/log/parts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { NoticeKind } from '#domain/notice/notice.ts';
import type { PageFact, PageFactOf } from '#domain/page/page-facts.ts';
import { type Post, postIdOf } from '#domain/post/post.ts';
import type { PostFact, PostFactOf } from '#domain/post/post-facts.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SurveyFact, SurveyFactOf } from '#domain/survey/survey-facts.ts';
import type { Team } from '#domain/team/team.ts';
import type { TeamFact, TeamFactOf } from '#domain/team/team-facts.ts';
import { mentionedIn } from '#domain/thread/mentions.ts';
import type { Thread } from '#domain/thread/thread.ts';
import type { ThreadFact, ThreadFactOf } from '#domain/thread/thread-facts.ts';
import { threadIdOf } from '#domain/thread/thread-kind.ts';
import { judgedSentence } from '#domain/verdict/test-sentence.ts';
import type { LogState } from '../event-store/log-state.ts';

/** A row of `notices`, as PostgreSQL reads it from JSON. */
export interface NoticeRow {
  readonly workspace_id: string;
  readonly id: string;
  readonly kind: NoticeKind;
  readonly stream: string;
  readonly title: string;
  readonly detail: string;
  readonly words: string;
  readonly path: string;
  readonly at: string;
  /** The member who did it, and is not told of it. */
  readonly by?: string;
  /**
   * That it is about, if it is about one. Of a sample nothing is told, which the statement finds out where a plan
   * cannot.
   */
  readonly project?: string | undefined;
}

export interface NoticeRows {
  readonly added: readonly NoticeRow[];
  /** Streams and kinds whose later notices are cancelled. */
  readonly ended: readonly {
    readonly workspace_id: string;
    readonly stream: string;
    readonly kind: NoticeKind;
    readonly after: string;
  }[];
  /** New paths for the notices of these streams, told or not: a pivot took the streams to another project. */
  readonly followed: readonly { readonly workspace_id: string; readonly stream: string; readonly path: string }[];
  /**
   * About posts of the feedback board: for whoever wrote or voted for the post of the stream, or for what was merged
   * into it. Without the title, which is read whenever it is told.
   */
  readonly forBoardMembers: readonly NoticeRow[];
  /**
   * About what a member did, each for one account that can read it. The member is the `detail`, whose name is read
   * whenever it is told.
   */
  readonly forReaders: readonly ReaderNotice[];
  /** Comments that were removed, of which nobody is told any more. */
  readonly removed: readonly { readonly workspace_id: string; readonly id: string }[];
}

/** A notice for an account that may have another workspace of its own. */
export interface ReaderNotice extends NoticeRow {
  readonly account: string;
}

type Type = (
  | ExperimentFact
  | LedgerFact
  | IntakeFact
  | PageFact
  | SurveyFact
  | PostFact
  | ThreadFact
  | TeamFact
)['type'];
/** Facts that founders are told of, or that end what was to be told. */
export const noticeFacts = [
  'ExperimentStarted',
  'SampleClosed',
  'ExperimentJudged',
  'ExperimentReassigned',
  'PageReassigned',
  'SurveyReassigned',
  'DecisionRecorded',
  'SignUpReceived',
  'PostAnswered',
  'PostMerged',
  'ThreadStarted',
  'Replied',
  'CommentEdited',
  'CommentRemoved',
  'LockWitnessed',
  'MemberJoined',
] satisfies readonly Type[];
type NoticeFact = (typeof noticeFacts)[number];
const told: ReadonlySet<string> = new Set(noticeFacts);
const twoDaysMs = 2 * 24 * 60 * 60 * 1000;
/** In the morning of most of Europe and before the evening of most of America. */
const morning = 'T08:00:00.000Z';

/**
 * Returns the notices that facts, in their order, cause. `streams` are as the facts have left them, and `before` as
 * they have found them.
 */
export function noticeRows(
  facts: readonly RecordedEvent[],
  streams: LogState['streams'],
  before: LogState['streams'],
): NoticeRows {
  const added = new Map<string, NoticeRow>();
  const ended: NoticeRows['ended'][number][] = [];
  const followed: NoticeRows['followed'][number][] = [];
  const forBoardMembers: NoticeRow[] = [];
  const forReaders = new Map<string, ReaderNotice>();
  const removed: NoticeRows['removed'][number][] = [];
  const answers = new Map<string, Pick<Post, 'status' | 'reply'>>();
  const judged = new Set(facts.filter(({ type }) => type === 'ExperimentJudged').map(({ stream }) => stream));
  for (const event of facts) {
    if (!told.has(event.type)) continue;
    const { type, data, workspace, stream, recordedAt } = event;
    const of = (kind: NoticeKind, given: Partial<NoticeRow>): NoticeRow => ({
      ...{ workspace_id: workspace, id: event.id, kind, stream, title: '', detail: '', words: '', path: '/home' },
      ...{ at: recordedAt },
      ...given,
    });
    const add = (row: NoticeRow): void => {
      if (!isOfSample(row, streams)) added.set(row.id, row);
    };
    const end = (kind: NoticeKind): void => {
      for (const [id, row] of added) if (row.stream === stream && row.kind === kind) added.delete(id);
      ended.push({ workspace_id: workspace, stream, kind, after: recordedAt });
    };
    const tell = (row: Partial<NoticeRow> & Pick<ReaderNotice, 'kind' | 'account'>): void => {
      // One for each account, also where an edit mentions somebody who was told of the reply.
      const key = `${row.account} ${row.id ?? event.id}`;
      if (!forReaders.has(key)) forReaders.set(key, of(row.kind, row) as ReaderNotice);
    };
    const about = () => ofExperiment(streams.get(stream)?.state as Experiment | undefined, streams);
    const known = type as NoticeFact;
    switch (known) {
      case 'ExperimentStarted': {
        const { endsAt } = data as ExperimentFactOf<'ExperimentStarted'>;
        const at = endsAt && new Date(Date.parse(endsAt) - twoDaysMs).toISOString();
        if (at && at > recordedAt) add(of('ends-soon', { ...about(), at }));
        break;
      }
      case 'SampleClosed':
        // It is judged with that.
        end('ends-soon');
        // Unless nothing can be said: visitors were not shared out as planned.
        if (!judged.has(stream)) add(of('broken-split', about()));
        break;
      case 'ExperimentJudged': {
        if (isStoppedByDecision(event)) break;
        const judged = data as unknown as ExperimentFactOf<'ExperimentJudged'>;
        const words = wordsOf(streams.get(stream)?.state as Experiment | undefined, judged);
        add(of('judged', { ...about(), detail: judged.verdict, words }));
        break;
      }
      case 'ExperimentReassigned':
      case 'PageReassigned':
      case 'SurveyReassigned': {
        const { projectId } = data as unknown as ReassignedData;
        for (const [name, params] of placesOf(stream)) {
          const path = buildPath({ name: 'validate', params: { projectId, ...params } });
          followed.push({ workspace_id: workspace, stream: name, path });
        }
        break;
      }
      case 'DecisionRecorded': {
        const { askAgainOn } = data as unknown as LedgerFactOf<'DecisionRecorded'>;
        end('ask-again');
        const at = askAgainOn && `${askAgainOn.slice(0, 10)}${morning}`;
        const project = stream.slice('ledger-'.length);
        const path = buildPath({ name: 'validate', params: { projectId: project } });
        if (at && at > recordedAt) add(of('ask-again', { at, path, project }));
        break;
      }
      case 'SignUpReceived': {
        const { projectId } = data as { readonly projectId?: string };
        const path = buildPath({ name: 'validate', params: { projectId, view: 'people' } });
        add(of('first-sign-up', { id: 'first-sign-up', path, project: projectId }));
        break;
      }
      case 'PostAnswered': {
        const { staff: by, ...answer } = data as unknown as PostFactOf<'PostAnswered'>;
        const last = answers.get(stream) ?? (before.get(stream)?.state as Post | undefined);
        answers.set(stream, answer);
        const hasMoved = answer.status !== (last?.status ?? 'open');
        const words = answer.reply === last?.reply ? '' : answer.reply;
        if (!hasMoved && words === '') break;
        const path = buildPath({ name: 'feedback', params: { post: postIdOf(stream) } });
        forBoardMembers.push(of('feedback', { detail: hasMoved ? answer.status : 'replied', words, path, by }));
        break;
      }
      case 'ThreadStarted':
      case 'Replied':
      case 'CommentEdited':
        commentNotices(event, streams.get(stream)?.state as Thread | undefined).forEach(tell);
        break;
      case 'LockWitnessed': {
        const { by } = data as ExperimentFactOf<'LockWitnessed'>;
        const { title: words = '', path = '/home' } = about();
        const account = (streams.get(stream)?.state as Experiment | undefined)?.lock?.by;
        // Of old locks nobody knows whose they are.
        if (account !== undefined) tell({ kind: 'witnessed', account, detail: by, words, path });
        break;
      }
      case 'MemberJoined': {
        const { accountId, role, invitationId, linkId } = data as TeamFactOf<'MemberJoined'>;
        // Whoever begins the team has come by neither.
        if (invitationId === undefined && linkId === undefined) break;
        const path = buildPath({ name: 'settings.team', params: { workspace } });
        for (const account of ownersOf(streams.get(stream)?.state as Team | undefined))
          if (account !== accountId) tell({ kind: 'joined', account, detail: accountId, words: role, path });
        break;
      }
      case 'CommentRemoved': {
        const id = noticeIdOf((data as unknown as ThreadFactOf<'CommentRemoved'>).commentId);
        for (const [key, row] of forReaders) if (row.id === id) forReaders.delete(key);
        removed.push({ workspace_id: workspace, id });
        break;
      }
      case 'PostMerged': {
        const { staff: by, into } = data as unknown as PostFactOf<'PostMerged'>;
        // The server moves what was merged into a post whose author is gone: nobody has said anything.
        if (by === null) break;
        const path = buildPath({ name: 'feedback', params: { post: into } });
        forBoardMembers.push(of('feedback', { detail: 'merged', path, by }));
        break;
      }
      default: {
        known satisfies never;
      }
    }
  }
  return {
    added: [...added.values()],
    ended,
    followed,
    forBoardMembers,
    forReaders: [...forReaders.values()],
    removed,
  };
}

const ownersOf = (team: Team | undefined): readonly string[] =>
  Object.entries(team?.members ?? {}).flatMap(([account, { role }]) => (role === 'owner' ? [account] : []));

const noticeIdOf = (commentId: string): string => `comment:${commentId}`;
/** In UTF-16 units, with mentions as they are kept; a notice quotes less. */
const wordsAtMost = 1000;

/** Tells everybody who is mentioned, and of a reply those who wrote in the thread before. Nobody hears of their own. */
function commentNotices(
  { type, data, by, stream }: RecordedEvent,
  thread: Thread | undefined,
): readonly Pick<ReaderNotice, 'id' | 'kind' | 'account' | 'detail' | 'words' | 'path'>[] {
  const { commentId = threadIdOf(stream), text } = data as { readonly commentId?: string; readonly text: string };
  if (!thread) return [];
  const { projectId } = thread.subject;
  const path = buildPath({
    name: 'home',
    params: { thread: thread.id, ...(projectId !== undefined && { projectId }) },
  });
  const words = text.slice(0, wordsAtMost).replace(/<@[0-9a-f-]*$/u, '');
  const of = (kind: 'mention' | 'reply') => (account: string) => ({
    ...{ id: noticeIdOf(commentId), kind, account, detail: by.id, words, path },
  });
  const mentioned = mentionedIn(text).filter((account) => account !== by.id);
  const place = thread.comments.findIndex(({ id }) => id === commentId);
  const before = thread.comments.slice(0, Math.max(0, place)).filter((comment) => !comment.removed);
  const others = new Set(before.flatMap(({ author }) => (author === null || author === by.id ? [] : [author])));
  const heard = type === 'Replied' ? [...others].filter((account) => !mentioned.includes(account)) : [];
  return [...mentioned.map(of('mention')), ...heard.map(of('reply'))];
}

/** A test that ended with its idea is no news to the founder who has just decided that. */
const isStoppedByDecision = ({ commandId }: RecordedEvent): boolean => commandId.startsWith('judge:decide:');

type ReassignedData =
  | ExperimentFactOf<'ExperimentReassigned'>
  | PageFactOf<'PageReassigned'>
  | SurveyFactOf<'SurveyReassigned'>;

/** Returns the streams whose notices move with a test, a page or a survey, and where in Validate each is. */
function placesOf(stream: string): readonly (readonly [stream: string, params: { view: string; id?: string }])[] {
  const id = stream.slice(stream.indexOf('-') + 1);
  if (stream.startsWith('experiment-')) return [[stream, { view: 'experiments', id }]];
  const people = [intakeStreamOf(id), { view: 'people' }] as const;
  return stream.startsWith('survey-') ? [[stream, { view: 'surveys', id }], people] : [people];
}

/**
 * A test without a question goes by its assumption, as on the screens; the ledger is read wherever tests are judged.
 */
function ofExperiment(experiment: Experiment | undefined, streams: LogState['streams']): Partial<NoticeRow> {
  if (!experiment) return {};
  const { projectId, id, question, assumptionId } = experiment;
  const ledger = streams.get(ledgerStreamOf(projectId))?.state as Ledger | undefined;
  return {
    title: question || (ledger && partOf(ledger.assumptions, assumptionId)?.text) || '',
    path: buildPath({ name: 'validate', params: { projectId, view: 'experiments', id } }),
    project: projectId,
  };
}

/** Returns the result of a test, in the words of its screens: without who asked, since all members read it. */
function wordsOf(experiment: Experiment | undefined, judged: ExperimentFactOf<'ExperimentJudged'>): string {
  if (!experiment?.lock) return '';
  const { method, lock } = experiment;
  return judgedSentence({ ...judged, criterion: lock.criterion }, countedWords[method], null);
}

function isOfSample({ project }: NoticeRow, streams: LogState['streams']): boolean {
  const known = project && (streams.get(projectStreamOf(project))?.state as Project | undefined);
  return known ? known.isSample : false;
}
