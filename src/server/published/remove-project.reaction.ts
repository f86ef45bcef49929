import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Page } from '#domain/page/page.ts';
import type { PageFact } from '#domain/page/page-facts.ts';
import { projectIdOf } from '#domain/project/project.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { SurveyFact } from '#domain/survey/survey-facts.ts';
import type { CommandDraft, Consequence, PlannedLog, Reaction, StreamsQuery } from '../event-store/reaction.ts';

const name = 'remove-project';

/** Whether something went off the web because its project was removed. */
export const isOfRemovedProject = ({ by }: Pick<RecordedEvent, 'by'>): boolean =>
  by.kind === 'system' && by.id === name;

/** Pages and surveys that were ever made for a project, or given to it. */
const streamsMadeFor = (query: string, kind: string, types: readonly string[]): StreamsQuery => ({
  name: query,
  changedBy: kind,
  async readStreams(queries, workspaceId, projectId) {
    const { rows } = await queries.query<{ stream: string }>({
      name: query,
      text: `
        SELECT DISTINCT stream FROM events
        WHERE workspace_id = $1 AND type = ANY ($2) AND data->>'projectId' = $3 ORDER BY stream`,
      values: [workspaceId, types, projectId],
    });
    return rows.map(({ stream }) => stream);
  },
});

const made = [
  {
    query: streamsMadeFor('pages-of-project', 'page', ['PageCreated', 'PageReassigned'] satisfies PageFact['type'][]),
    unpublish: 'UnpublishPage',
  },
  {
    query: streamsMadeFor('surveys-of-project', 'survey', [
      'SurveyCreated',
      'SurveyReassigned',
    ] satisfies SurveyFact['type'][]),
    unpublish: 'UnpublishSurvey',
  },
] as const;

/** Takes the pages and surveys of a project off the web when it is removed. They can be published again. */
export const removeProjectReaction: Reaction = {
  name,
  queries: made.map(({ query }) => query),
  *react({ stream, facts }, log) {
    for (const { id, type } of facts) {
      if (type !== 'ProjectRemoved') continue;
      yield* unpublished(projectIdOf(stream), id, log);
    }
  },
};

function* unpublished(projectId: string, cause: string, log: PlannedLog): Iterable<Consequence> {
  const drafts: CommandDraft[] = [];
  for (const { query, unpublish } of made) {
    const streams = log.streams(query.name, projectId);
    if (!streams) yield { missing: { query: query.name, of: projectId } };
    for (const stream of streams ?? []) {
      const state = log.folded(stream)?.state as Page | Survey | undefined;
      if (state?.isLive && state.projectId === projectId) drafts.push({ type: unpublish, stream, data: {} });
    }
  }
  yield { changeId: `${name}:${cause}`, drafts };
}
