import type { ColumnType, Generated } from 'kysely';
import type { Answers, SurveyRules } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';

/** Surveys that strangers can answer, or could; and responses that were begun. */
export interface SurveyTables {
  published_surveys: {
    workspace_id: string;
    survey_id: string;
    version: number;
    content: SurveyContent;
    rules: SurveyRules;
    is_live: boolean;
    is_full: Generated<boolean>;
    published_at: Date;
    /** When the operator closed it; nothing that its founder does opens it again. */
    taken_down_at: Date | null;
    /** How often strangers have reported it. */
    reports: Generated<number>;
    /** Removed by its founder, by itself or with its project. */
    is_removed: Generated<boolean>;
  };
  /** Every id under which a survey was ever public. */
  survey_addresses: {
    survey_id: string;
    /** Null once the account is gone. */
    workspace_id: string | null;
    taken_down_at: Date | null;
  };
  /** Content of every version. */
  published_survey_versions: { workspace_id: string; survey_id: string; version: number; content: SurveyContent };
  /** Files of responses; without the name that they were sent under. */
  survey_files: {
    workspace_id: string;
    id: string;
    survey_id: string;
    /** The draft of the response, and its entry once it is sent. */
    response_id: string;
    question_id: string;
    kind: string;
    /** Size of `body`, in bytes. */
    bytes: number;
    is_sent: Generated<boolean>;
    created_at: Date;
    body: Buffer;
  };
  survey_drafts: {
    id: string;
    workspace_id: string;
    survey_id: string;
    version: number;
    answers: ColumnType<Answers, string, string>;
    /** The optional questions and statements that were passed. */
    passed: ColumnType<readonly string[], string, string>;
    visitor: Buffer;
    ordinal: number | null;
    source: string;
    link: string | null;
    /** The page that asked its first question, or led to it; null if none did. */
    page_id: string | null;
    /** The end that was reached; null before, and where there is none. */
    end_id: string | null;
    changed_at: Date;
    completed_at: Date | null;
  };
}
