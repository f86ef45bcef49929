import type { SurveyRules } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import type { SurveyFact, SurveyFactOf } from '#domain/survey/survey-facts.ts';
import { surveyIdOf } from '#domain/survey/survey-kind.ts';
import type { NewEvent } from './verify-chain.ts';

interface SurveyKey {
  readonly workspace_id: string;
  readonly survey_id: string;
}

interface VersionRow extends SurveyKey {
  readonly version: number;
  /** Null for what an earlier version asked, which is there already. */
  readonly content: SurveyContent | null;
  readonly of: number | null;
  /** Rules on who may answer from now on; only on the last version of each survey. */
  readonly rules: SurveyRules | null;
  readonly is_live: boolean;
  readonly published_at: string;
}

/** Changes to a survey that was published before. */
interface ChangedRow extends SurveyKey {
  /** Null if that stays. */
  readonly is_live: boolean | null;
  readonly rules: Partial<SurveyRules>;
}

export interface SurveyRows {
  readonly versions: readonly VersionRow[];
  readonly changed: readonly ChangedRow[];
}

type Told = 'SurveyPublished' | 'SurveyUnpublished' | 'SurveySet';
const told: ReadonlySet<string> = new Set<SurveyFact['type'] & Told>([
  'SurveyPublished',
  'SurveyUnpublished',
  'SurveySet',
]);

/** Returns how facts of one or more workspaces, in their order, change the surveys on the web. */
export function surveyRows(facts: readonly NewEvent[]): SurveyRows {
  const versions = new Map<string, VersionRow[]>();
  const changed = new Map<string, ChangedRow>();
  for (const { event, survey } of facts) {
    const { type, data, workspace, stream, recordedAt } = event;
    if (!told.has(type)) continue;
    const named = { workspace_id: workspace, survey_id: surveyIdOf(stream) };
    // Another workspace may have a survey with the same id.
    const key = `${workspace} ${stream}`;
    const before = versions.get(key) ?? [];
    const last = before.at(-1);
    if (survey) {
      const { version, of } = data as unknown as SurveyFactOf<'SurveyPublished'>;
      const content = survey.content ?? before.find((each) => each.version === of)?.content ?? null;
      const row = { ...named, version, content, of, rules: survey.rules, is_live: true, published_at: recordedAt };
      versions.set(key, [...before.map((each) => ({ ...each, rules: null })), row]);
      // What was set before is in the rules that it begins with.
      changed.delete(key);
      continue;
    }
    const isLive = type === 'SurveyUnpublished' ? false : null;
    const rules = type === 'SurveySet' ? rulesIn(data as SurveyFactOf<'SurveySet'>) : {};
    if (last) {
      const now = { ...last, is_live: isLive ?? last.is_live, rules: last.rules && { ...last.rules, ...rules } };
      versions.set(key, [...before.slice(0, -1), now]);
    } else if (isLive !== null || Object.keys(rules).length > 0) {
      const known = changed.get(key);
      const is_live = isLive ?? known?.is_live ?? null;
      changed.set(key, { ...named, is_live, rules: { ...known?.rules, ...rules } });
    }
  }
  return { versions: [...versions.values()].flat(), changed: [...changed.values()] };
}

export const rulesOf = ({ once, closesAt, quota }: SurveyRules): SurveyRules => ({ once, closesAt, quota });

const rulesIn = ({ once, closesAt, quota }: SurveyFactOf<'SurveySet'>): Partial<SurveyRules> => ({
  ...(once !== undefined && { once }),
  ...(closesAt !== undefined && { closesAt }),
  ...(quota !== undefined && { quota }),
});
