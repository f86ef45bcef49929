import { postRows } from '../feedback/post-rows.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import { type DueRows, dueRows } from './due-rows.ts';
import { rowsOfEvent } from './event-row.ts';
import { appendedChannel } from './listen-to-appends.ts';
import { noticesPart } from './notices-part.ts';
import { type PageRows, pageRows } from './page-rows.ts';
import { allAnswers, type Plan } from './plan-group.ts';
import { shareRows } from './share-rows.ts';
import type { StatementPart } from './statement-part.ts';
import { type SurveyRows, surveyRows } from './survey-rows.ts';
import type { NewEvent } from './verify-chain.ts';
import type { Queries } from './with-lock.ts';

/**
 * The update takes the locks of the workspaces, so that position order is commit order. It finds no row where a log has
 * moved on; then nothing happens to that log. Without the list of ids, which the planner takes for short, it would read
 * all of some thousand workspaces: 1.6 ms among 10,000. With the commit every server is told which logs have grown, once a
 * transaction, since each telling one waits for the others: 100 plans fill 5,400 of the 8,000 bytes that can be said at once.
 */
const appending = (parts = ''): string => `
    WITH moved AS (
      UPDATE workspaces SET position = move.to_position, head_hash = move.to_hash
      FROM jsonb_to_recordset($1) AS move
        (workspace_id uuid, from_position bigint, from_hash text, to_position bigint, to_hash text)
      WHERE workspaces.id = ANY ($4::uuid[]) AND workspaces.id = move.workspace_id
        AND workspaces.position = move.from_position AND workspaces.head_hash = move.from_hash
      RETURNING workspaces.id, workspaces.position, workspaces.position > move.from_position AS grew
    ), appended AS (
      INSERT INTO events SELECT fact.*
      FROM jsonb_populate_recordset(NULL::events, $2) AS fact JOIN moved ON moved.id = fact.workspace_id
    ), answered AS (
      INSERT INTO commands SELECT answer.*
      FROM jsonb_populate_recordset(NULL::commands, $3) AS answer JOIN moved ON moved.id = answer.workspace_id
    ), shared AS (
      INSERT INTO shares SELECT share.*
      FROM jsonb_populate_recordset(NULL::shares, $5) AS share JOIN moved ON moved.id = share.workspace_id
      ON CONFLICT (grant_hash) DO UPDATE SET revoked = shares.revoked OR excluded.revoked
      WHERE shares.workspace_id = excluded.workspace_id
    )${parts}
    SELECT array_agg(id) AS ids, CASE WHEN bool_or(grew)
      THEN pg_notify('${appendedChannel}', string_agg(id || ' ' || position, ',') FILTER (WHERE grew)) END
    FROM moved`;

/** Stores personal values apart and erases people. A response has the id of its draft, which may still hold a name. */
const personalPart = (facts: readonly NewEvent[], personal: readonly unknown[]): StatementPart => ({
  name: 'personal',
  values: [
    personal,
    facts.flatMap(({ event: { workspace }, erases }) =>
      erases === undefined ? [] : [{ workspace_id: workspace, subject: erases }],
    ),
  ],
  text: (values, subjects) => `, apart AS (
      INSERT INTO personal SELECT field.*
      FROM jsonb_populate_recordset(NULL::personal, ${values}) AS field JOIN moved ON moved.id = field.workspace_id
    ), erased AS (
      DELETE FROM personal USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE personal.workspace_id = gone.workspace_id AND personal.subject = gone.subject
    ), unwritten AS (
      DELETE FROM mails USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE mails.workspace_id = gone.workspace_id AND mails.about = gone.subject
    ), undrafted AS (
      DELETE FROM survey_drafts USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE survey_drafts.workspace_id = gone.workspace_id
        AND survey_drafts.id = substring(gone.subject FROM '^intake-.{36}/(.{36})$')::uuid
    )`,
});

/** Mails that are to be sent. */
const mailsPart = (mails: readonly OutboxRow[]): StatementPart => ({
  name: 'mails',
  values: [mails],
  text: (rows) => `, mailed AS (
      INSERT INTO outbox (workspace_id, cause, kind, subject, due_at)
      SELECT mail.workspace_id, cause, kind, subject, due_at
      FROM jsonb_to_recordset(${rows}) AS mail (workspace_id uuid, cause text, kind text, subject text, due_at timestamptz)
        JOIN moved ON moved.id = mail.workspace_id
      ON CONFLICT DO NOTHING
    )`,
});

/** Posts of the feedback board, as they are read. */
const postsPart = (posts: ReturnType<typeof postRows>): StatementPart => ({
  name: 'posts',
  values: [posts],
  text: (rows) => `, posted AS (
      INSERT INTO feedback_posts SELECT (jsonb_populate_record(post, jsonb_build_object('words',
        setweight(to_tsvector('english', post.title), 'A') || setweight(to_tsvector('english', post.body), 'B')))).*
      FROM jsonb_populate_recordset(NULL::feedback_posts, ${rows}) AS post JOIN moved ON moved.id = post.workspace_id
      ON CONFLICT (workspace_id, post_id) DO UPDATE SET author = excluded.author, title = excluded.title,
        body = excluded.body, tags = excluded.tags, status = excluded.status, reply = excluded.reply,
        voters = excluded.voters, commenters = excluded.commenters, comments = excluded.comments,
        reports = excluded.reports, merged_into = excluded.merged_into, hidden = excluded.hidden,
        status_at = excluded.status_at, words = excluded.words
    )`,
});

/** When experiments are judged though nothing happens to them. */
const duePart = ({ added, closed }: DueRows): StatementPart => ({
  name: 'due',
  values: [added, closed],
  text: (times, experiments) => `, due AS (
      INSERT INTO due_judgements SELECT added.*
      FROM jsonb_populate_recordset(NULL::due_judgements, ${times}) AS added JOIN moved ON moved.id = added.workspace_id
      ON CONFLICT DO NOTHING
    ), closed AS (
      DELETE FROM due_judgements USING moved
        JOIN jsonb_populate_recordset(NULL::due_judgements, ${experiments}) AS done ON moved.id = done.workspace_id
      WHERE due_judgements.workspace_id = done.workspace_id AND due_judgements.experiment_id = done.experiment_id
    )`,
});

/** Where pages are published. An address that is another page's is in the way of the plan. */
const pagesPart = ({ versions, ended }: PageRows): StatementPart => ({
  name: 'pages',
  values: [versions, ended],
  text: (rows, pages) => `, shown AS (
      SELECT page.workspace_id, page.page_id, page.version, coalesce(page.content, before.content) AS content,
        page.slug, page.is_live, page.published_at
      FROM moved JOIN jsonb_to_recordset(${rows}) AS page (workspace_id uuid, page_id uuid, version integer,
        content jsonb, "of" integer, slug text, is_live boolean, published_at timestamptz) ON moved.id = page.workspace_id
      LEFT JOIN published_versions AS before ON before.workspace_id = page.workspace_id
        AND before.page_id = page.page_id AND before.version = page."of"
    ), versions AS (
      INSERT INTO published_versions SELECT workspace_id, page_id, version, content FROM shown
    ), published AS (
      INSERT INTO published_pages (workspace_id, page_id, slug, version, content, is_live, published_at)
      SELECT workspace_id, page_id, slug, version, content, is_live, published_at FROM shown WHERE slug IS NOT NULL
      ON CONFLICT (workspace_id, page_id) DO UPDATE SET slug = excluded.slug, version = excluded.version,
        content = excluded.content, is_live = excluded.is_live, published_at = excluded.published_at
    ), ended AS (
      UPDATE published_pages SET is_live = false
      FROM moved JOIN jsonb_to_recordset(${pages}) AS page (workspace_id uuid, page_id uuid)
        ON moved.id = page.workspace_id
      WHERE published_pages.workspace_id = page.workspace_id AND published_pages.page_id = page.page_id
    )`,
});

/** Publishes surveys and changes them. New rules for a full survey open it again. */
const surveysPart = ({ versions, changed }: SurveyRows): StatementPart => ({
  name: 'surveys',
  values: [versions, changed],
  text: (rows, changes) => `, asked AS (
      SELECT survey.workspace_id, survey.survey_id, survey.version, coalesce(survey.content, before.content) AS content,
        survey.rules, survey.is_live, survey.published_at
      FROM moved JOIN jsonb_to_recordset(${rows}) AS survey (workspace_id uuid, survey_id uuid, version integer,
        content jsonb, "of" integer, rules jsonb, is_live boolean, published_at timestamptz)
        ON moved.id = survey.workspace_id
      LEFT JOIN published_survey_versions AS before ON before.workspace_id = survey.workspace_id
        AND before.survey_id = survey.survey_id AND before.version = survey."of"
    ), survey_versions AS (
      INSERT INTO published_survey_versions SELECT workspace_id, survey_id, version, content FROM asked
    ), open_surveys AS (
      INSERT INTO published_surveys (workspace_id, survey_id, version, content, rules, is_live, published_at)
      SELECT workspace_id, survey_id, version, content, rules, is_live, published_at FROM asked
      WHERE jsonb_typeof(rules) = 'object'
      ON CONFLICT (workspace_id, survey_id) DO UPDATE SET version = excluded.version, content = excluded.content,
        rules = excluded.rules, is_live = excluded.is_live
    ), changed_surveys AS (
      UPDATE published_surveys SET is_live = coalesce(change.is_live, published_surveys.is_live),
        is_full = published_surveys.is_full AND change.rules = '{}', rules = published_surveys.rules || change.rules
      FROM moved JOIN jsonb_to_recordset(${changes}) AS change
        (workspace_id uuid, survey_id uuid, is_live boolean, rules jsonb) ON moved.id = change.workspace_id
      WHERE published_surveys.workspace_id = change.workspace_id AND published_surveys.survey_id = change.survey_id
    )`,
});

/** Also when visitors can convert no more. */
const withMaturing = ({ added, closed }: DueRows, plans: readonly Plan[]): DueRows => ({
  added: [
    ...added,
    ...plans.flatMap(({ workspaceId, maturing }) =>
      maturing.map((each) => ({ workspace_id: workspaceId, experiment_id: each.experimentId, due_at: each.dueAt })),
    ),
  ],
  closed,
});

function statementWith(parts: readonly StatementPart[]): { readonly name: string; readonly text: string } {
  let first = 6;
  const texts = parts.map(({ text, values }) => {
    const written = text(...values.map((_, n) => `$${first + n}`));
    first += values.length;
    return written;
  });
  return { name: ['append-plans', ...parts.map(({ name }) => name)].join('-'), text: appending(texts.join('')) };
}

const factsOf = (plan: Plan): readonly NewEvent[] =>
  allAnswers(plan).flatMap((answer) => ('facts' in answer ? answer.facts : []));

/**
 * Carries out plans for different workspaces in one round trip and one transaction. Returns the workspaces whose log
 * was still as planned; throws, and does nothing, where a fact or an answer is in the way of one of the plans.
 */
export async function appendPlans(queries: Queries, plans: readonly Plan[]): Promise<ReadonlySet<string>> {
  const moves = plans.map(({ workspaceId, before, after }) => ({
    workspace_id: workspaceId,
    from_position: before.head.position,
    from_hash: before.head.hash,
    to_position: after.head.position,
    to_hash: after.head.hash,
  }));
  const facts = plans.flatMap(factsOf);
  const shares = shareRows(facts.map(({ event }) => event));
  const kept = facts.map(rowsOfEvent);
  const personal = kept.flatMap((each) => each.personal);
  const events = facts.map(({ event }) => event);
  const posts = plans.flatMap((plan) => postRows(plan, factsOf(plan)));
  const all = [
    personalPart(facts, personal),
    duePart(withMaturing(dueRows(events), plans)),
    pagesPart(pageRows(facts)),
    surveysPart(surveyRows(facts)),
    mailsPart(plans.flatMap(({ mails }) => mails)),
    noticesPart(plans, posts),
    postsPart(posts),
  ];
  const parts = all.filter(({ values }) => values.some((rows) => rows.length > 0));
  const commands = plans.flatMap((plan) =>
    allAnswers(plan).map((answer) => ({
      workspace_id: plan.workspaceId,
      id: answer.id,
      reason: 'reason' in answer ? answer.reason : null,
      recorded_at: plan.recordedAt,
    })),
  );
  const { rows } = await queries.query<{ ids: string[] | null }>({
    ...statementWith(parts),
    values: [
      ...[moves, kept.map(({ event }) => event), commands].map((each) => JSON.stringify(each)),
      plans.map(({ workspaceId }) => workspaceId),
      JSON.stringify(shares),
      ...parts.flatMap(({ values }) => values.map((rows) => JSON.stringify(rows))),
    ],
  });
  return new Set(rows[0]?.ids);
}
