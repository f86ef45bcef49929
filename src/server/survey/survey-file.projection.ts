import type { IntakeFact, IntakeFactOf } from '#domain/intake/intake-facts.ts';
import type { Choice } from '#domain/survey/survey-response.ts';
import { erasedSubjects, type Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';

const sent = 'ResponseCompleted' satisfies IntakeFact['type'];
const erased = 'PersonErased' satisfies IntakeFact['type'];

/** The files that a response was sent with. */
const filesSent = ({ event: { type, workspace, data } }: NewEvent) => {
  if (type !== sent) return [];
  const { entryId, choices } = data as unknown as IntakeFactOf<'ResponseCompleted'>;
  return Object.values<Choice>(choices).flatMap((choice) =>
    typeof choice === 'object' && 'file' in choice
      ? [{ workspace_id: workspace, response_id: entryId, id: choice.file.id }]
      : [],
  );
};

/** Keeps the files of a response from the moment in which it is in the log, and deletes those of people who are erased. */
export const surveyFileProjection: Projection = {
  name: 'survey-files',
  handles: [sent, erased],
  rows: (facts) => [facts.flatMap(filesSent), erasedSubjects(facts)],
  statement: (files, subjects) => `, sent_files AS (
      UPDATE survey_files SET is_sent = true FROM moved
      JOIN jsonb_to_recordset(${files}) AS answer (workspace_id uuid, response_id uuid, id uuid)
        ON moved.id = answer.workspace_id
      WHERE survey_files.workspace_id = answer.workspace_id AND survey_files.response_id = answer.response_id
        AND survey_files.id = answer.id
    ), erased_files AS (
      DELETE FROM survey_files USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE survey_files.workspace_id = gone.workspace_id
        AND survey_files.response_id = substring(gone.subject FROM '^intake-.{36}/(.{36})$')::uuid
    )`,
};
