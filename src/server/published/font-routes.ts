import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fontFileNames } from '#drawing/page/font-families.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { pictureHeaders } from './artefact-headers.ts';

/** Where a build leaves them. */
const built = join(import.meta.dirname, '../../../dist/page-fonts');
const known: ReadonlySet<string> = new Set(fontFileNames);
/** The same as for pictures: enough for all behind the one address of a mobile network. */
const fontsAMinute = 1200;

/** `/page-fonts/{name}`: the fonts of published pages, for pages without an origin as well. A name says what is in it. */
export const fontRoutes: FastifyPluginAsyncZod<{ readonly folder?: string }> = async (app, { folder = built }) => {
  const kept = new Map<string, Promise<Buffer>>();
  const read = (file: string): Promise<Buffer> => {
    const found = kept.get(file) ?? readFile(join(folder, file));
    kept.set(file, found);
    found.catch(() => kept.delete(file));
    return found;
  };
  app.get(
    '/page-fonts/:file',
    {
      config: limitedTo(fontsAMinute),
      schema: { summary: 'A font of published pages', params: z.object({ file: z.string().max(100) }) },
    },
    async ({ params: { file } }, reply) => {
      const font = known.has(file) ? await read(file).catch(() => undefined) : undefined;
      if (!font) throw new ApiError(404, 'not-found', 'There’s nothing at this address.');
      return reply
        .type('font/woff2')
        .headers({ ...pictureHeaders('public, max-age=31536000, immutable'), 'access-control-allow-origin': '*' })
        .send(font);
    },
  );
};
