import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { picturesIn, type SurveyContent } from '#domain/survey/survey-content.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { surveyPicture } from '#drawing/page/page-picture.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { keepPages } from '../pages/keep-pages.ts';
import { pictureHeaders } from '../published/artefact-headers.ts';
import { pictureIn, picturesAMinute, picturesAtMost } from '../published/page-pictures.ts';
import { findSurvey, type PublishedSurvey } from './find-survey.ts';

/** The images of what a survey asks, in the widths in which they are worth having. */
export async function surveyImages(
  assets: AssetStore,
  { workspaceId, pageId }: Pick<PublishedSurvey, 'workspaceId' | 'pageId'>,
  content: SurveyContent,
): Promise<ReadonlyMap<string, PageImage>> {
  const found = await assets.find(workspaceId, picturesIn(content));
  return new Map(found.map(({ id, width, height }) => [id, surveyPicture(pageId, { id, width, height })]));
}

const byPicture = z.object({
  surveyId: z.string().max(64),
  id: z.uuid(),
  file: z.string().regex(/^[1-9]\d{0,3}\.webp$/),
});

/** `/s/{surveyId}/pictures/`: the images that any published version of a survey shows. */
export const surveyPictureRoutes: FastifyPluginAsyncZod<{
  readonly db: Database;
  readonly assets: AssetStore;
  readonly clock: Clock;
}> = async (app, { db, assets, clock }) => {
  const drawn = keepPages(
    clock,
    (_address: string, id: string, width: number) => pictureIn(assets, id, width),
    picturesAtMost,
  );
  app.get(
    '/s/:surveyId/pictures/:id/:file',
    { config: limitedTo(picturesAMinute), schema: { summary: 'A picture that a survey shows', params: byPicture } },
    async (request, reply) => {
      const { surveyId, id, file } = request.params;
      const survey = await findSurvey(db, surveyId);
      const isShown = typeof survey !== 'string' && (await shows(db, survey, id));
      const [asset] = isShown ? await assets.find(survey.workspaceId, [id]) : [];
      const width = Number.parseInt(file, 10);
      const isOffered = asset && surveyPicture(surveyId, asset).sources.some((source) => source.width === width);
      const picture = isOffered ? await drawn(`${id}/${width}`, id, width) : undefined;
      if (!picture) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      return reply.type('image/webp').headers(pictureHeaders('public, max-age=31536000, immutable')).send(picture);
    },
  );
};

/** Whether a version of the survey shows an image: a response goes on in the version in which it was begun. */
async function shows(db: Database, { workspaceId, pageId, content }: PublishedSurvey, id: string): Promise<boolean> {
  if (picturesIn(content).includes(id)) return true;
  const row = await db
    .selectFrom('published_survey_versions')
    .select('version')
    .where('workspace_id', '=', workspaceId)
    .where('survey_id', '=', pageId)
    .where(sql<boolean>`content -> 'questions' @> ${JSON.stringify([{ picture: id }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
