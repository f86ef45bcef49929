import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import { erasedSubjects, type Projection } from '../event-store/projection.ts';

/** Erases the drafts of people who are erased: a response has the id of its draft, which may still say a name. */
export const surveyDraftProjection: Projection = {
  name: 'survey-drafts',
  handles: ['PersonErased'] satisfies readonly IntakeFact['type'][],
  rows: (facts) => [erasedSubjects(facts)],
  statement: (subjects) => `, undrafted AS (
      DELETE FROM survey_drafts USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE survey_drafts.workspace_id = gone.workspace_id
        AND survey_drafts.id = substring(gone.subject FROM '^intake-.{36}/(.{36})$')::uuid
    )`,
};
