import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { holdServerPaths } from './hold-server-paths.ts';

test('a route that the service worker would take for a page of the product is refused', async () => {
  const app = Fastify();
  holdServerPaths(app);
  await app.register(async (inner) => {
    for (const url of ['/', '/*', '/inspector', '/mail-off/*', '/p/:slug', '/shared/:projectId/:grant/image.png'])
      inner.get(url, async () => '');
    expect(() => inner.get('/mails-off/*', async () => '')).toThrow(
      '/mails-off/* is missing in src/domain/routes/server-paths.ts.',
    );
  });
  await app.close();
});
