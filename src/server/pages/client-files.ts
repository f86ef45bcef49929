import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The client as the build left it: the template and its files. */
export interface ClientFiles {
  readonly template: string;
  serve(app: FastifyInstance): Promise<void>;
}

/** Files under `static/` carry their hash in the name and never change; the others are asked for anew each time. */
export function builtClient(folder: string): ClientFiles {
  return {
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    async serve(app) {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const forever = path.includes('/static/') || path.includes('\\static\\');
          reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    },
  };
}
