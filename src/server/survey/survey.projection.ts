import type { Fact } from '#domain/log/recorded-event.ts';
import type { Survey, SurveyRules } from '#domain/survey/survey.ts';
import { type SurveyContent, surveyContent } from '#domain/survey/survey-content.ts';
import type { SurveyFact, SurveyFactOf } from '#domain/survey/survey-facts.ts';
import { surveyIdOf } from '#domain/survey/survey-kind.ts';
import type { Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';
import { isOfRemovedProject } from '../published/remove-project.reaction.ts';

/** A survey from now on: its questions, and who may answer. Null content means that of an earlier version. */
interface PublishedSurvey {
  readonly content: SurveyContent | null;
  readonly rules: SurveyRules;
}

interface SurveyKey {
  readonly workspace_id: string;
  readonly survey_id: string;
}

interface VersionRow extends SurveyKey {
  readonly version: number;
  /** Null for what an earlier version asked, which is there already. */
  readonly content: SurveyContent | null;
  readonly of: number | null;
  /** Rules of who may answer from now on; null for all but the last version of each survey. */
  readonly rules: SurveyRules | null;
  readonly is_live: boolean;
  readonly is_removed: boolean;
  readonly published_at: string;
}

/** Changes of a survey that was published before. */
interface ChangedRow extends SurveyKey {
  /** Null if that stays. */
  readonly is_live: boolean | null;
  readonly is_removed: boolean;
  readonly rules: Partial<SurveyRules>;
}

export interface SurveyRows {
  readonly versions: readonly VersionRow[];
  readonly changed: readonly ChangedRow[];
}

const name = 'surveys';
const handles = [
  'SurveyPublished',
  'SurveyUnpublished',
  'SurveyRemoved',
  'SurveySet',
] as const satisfies readonly SurveyFact['type'][];
const handled: ReadonlySet<string> = new Set(handles);

/** Rows of the surveys on the web that facts of some workspaces lead to, taken in their order. */
export function surveyRows(facts: readonly NewEvent[]): SurveyRows {
  const versions = new Map<string, VersionRow[]>();
  const changed = new Map<string, ChangedRow>();
  for (const { event, captured } of facts) {
    const { type, data, workspace, stream, recordedAt } = event;
    if (!handled.has(type)) continue;
    const survey = captured?.[name] as PublishedSurvey | undefined;
    const named = { workspace_id: workspace, survey_id: surveyIdOf(stream) };
    // Another workspace may have a survey with the same id.
    const key = `${workspace} ${stream}`;
    const before = versions.get(key) ?? [];
    const last = before.at(-1);
    if (survey) {
      const { version, of } = data as unknown as SurveyFactOf<'SurveyPublished'>;
      const content = survey.content ?? before.find((each) => each.version === of)?.content ?? null;
      const row = { ...named, version, content, of, rules: survey.rules, ...live, published_at: recordedAt };
      versions.set(key, [...before.map((each) => ({ ...each, rules: null })), row]);
      // What was set before is in the rules that it begins with.
      changed.delete(key);
      continue;
    }
    const isRemoved = type === 'SurveyRemoved' || isOfRemovedProject(event);
    const isLive = type === 'SurveyUnpublished' || isRemoved ? false : null;
    const rules = type === 'SurveySet' ? rulesIn(data as SurveyFactOf<'SurveySet'>) : {};
    if (last) {
      const state = { is_live: isLive ?? last.is_live, is_removed: last.is_removed || isRemoved };
      const now = { ...last, ...state, rules: last.rules && { ...last.rules, ...rules } };
      versions.set(key, [...before.slice(0, -1), now]);
    } else if (isLive !== null || Object.keys(rules).length > 0) {
      const known = changed.get(key);
      const is_live = isLive ?? known?.is_live ?? null;
      const is_removed = isRemoved || known?.is_removed === true;
      changed.set(key, { ...named, is_live, is_removed, rules: { ...known?.rules, ...rules } });
    }
  }
  return { versions: [...versions.values()].flat(), changed: [...changed.values()] };
}

const live = { is_live: true, is_removed: false };

const rulesOf = ({ once, closesAt, quota }: SurveyRules): SurveyRules => ({ once, closesAt, quota });

const rulesIn = ({ once, closesAt, quota }: SurveyFactOf<'SurveySet'>): Partial<SurveyRules> => ({
  ...(once !== undefined && { once }),
  ...(closesAt !== undefined && { closesAt }),
  ...(quota !== undefined && { quota }),
});

/** A survey as it asks from its publication on. The content of an earlier version is kept already. */
function surveyAsked({ type, data }: Fact, state: unknown): PublishedSurvey | undefined {
  if (type !== ('SurveyPublished' satisfies SurveyFact['type'])) return undefined;
  const { of } = data as unknown as SurveyFactOf<'SurveyPublished'>;
  const survey = state as Survey;
  return { content: of === null ? surveyContent(survey) : null, rules: rulesOf(survey) };
}

/** Surveys on the web, all versions that were published, and whose their addresses are. New rules open a survey again that was full. */
export const surveyProjection: Projection = {
  name,
  handles,
  capture: surveyAsked,
  rows(facts) {
    const { versions, changed } = surveyRows(facts);
    return [versions, changed];
  },
  statement: (rows, changes) => `, asked AS (
      SELECT survey.workspace_id, survey.survey_id, survey.version, coalesce(survey.content, before.content) AS content,
        survey.rules, survey.is_live, survey.is_removed, survey.published_at
      FROM moved JOIN jsonb_to_recordset(${rows}) AS survey (workspace_id uuid, survey_id uuid, version integer,
        content jsonb, "of" integer, rules jsonb, is_live boolean, is_removed boolean, published_at timestamptz)
        ON moved.id = survey.workspace_id
      LEFT JOIN published_survey_versions AS before ON before.workspace_id = survey.workspace_id
        AND before.survey_id = survey.survey_id AND before.version = survey."of"
    ), survey_versions AS (
      INSERT INTO published_survey_versions SELECT workspace_id, survey_id, version, content FROM asked
    ), open_surveys AS (
      INSERT INTO published_surveys (workspace_id, survey_id, version, content, rules, is_live, is_removed, published_at)
      SELECT workspace_id, survey_id, version, content, rules, is_live, is_removed, published_at FROM asked
      WHERE jsonb_typeof(rules) = 'object'
      ON CONFLICT (workspace_id, survey_id) DO UPDATE SET version = excluded.version, content = excluded.content,
        rules = excluded.rules, is_live = excluded.is_live, is_removed = excluded.is_removed
    ), survey_addressed AS (
      INSERT INTO survey_addresses (survey_id, workspace_id)
      SELECT DISTINCT survey_id, workspace_id FROM asked ORDER BY survey_id
      ON CONFLICT (workspace_id, survey_id) DO NOTHING
    ), changed_surveys AS (
      UPDATE published_surveys SET is_live = coalesce(change.is_live, published_surveys.is_live),
        is_removed = published_surveys.is_removed OR change.is_removed,
        is_full = published_surveys.is_full AND change.rules = '{}', rules = published_surveys.rules || change.rules
      FROM moved JOIN jsonb_to_recordset(${changes}) AS change
        (workspace_id uuid, survey_id uuid, is_live boolean, is_removed boolean, rules jsonb) ON moved.id = change.workspace_id
      WHERE published_surveys.workspace_id = change.workspace_id AND published_surveys.survey_id = change.survey_id
    )`,
  rejections: { survey_addresses_pkey: 'survey-address-taken' },
};
