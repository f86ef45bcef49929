import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import type { DrawingTheme } from '../src/drawing/drawing-theme.ts';
import type { ReportStyle } from '../src/drawing/report/report-style.ts';
import type { ClientFiles } from '../src/server/pages/client-files.ts';
import type { RenderPublic } from '../src/server/pages/public-pages.ts';

interface PublicEntry {
  readonly render: RenderPublic;
  readonly drawingTheme: DrawingTheme;
  readonly reportLook: ReportStyle;
}

const serverPaths =
  /^\/(api|items|assets|page-fonts|dev\/(inbox|ui)|healthz|readyz|metrics|openapi\.json|identitytoolkit|securetoken|emulator|__)/;

/** The client straight from its sources, with hot reload. */
export async function developmentClient(): Promise<ClientFiles> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const entry = () => vite.ssrLoadModule('/src/app/entry-public.tsx') as Promise<unknown> as Promise<PublicEntry>;
  return {
    template: readFileSync('index.html', 'utf8'),
    // As it is now, each time.
    render: async (view) => (await entry()).render(view),
    drawingTheme: async () => (await entry()).drawingTheme,
    reportLook: async () => (await entry()).reportLook,
    transform: (address, html) => vite.transformIndexHtml(address, html),
    async serve(app) {
      app.get('/dev/ui', { schema: { hide: true } }, async (request, reply) =>
        reply.type('text/html').send(await vite.transformIndexHtml(request.url, readFileSync('gallery.html', 'utf8'))),
      );
      app.addHook('onRequest', (request, reply, done) => {
        if (serverPaths.test(request.url)) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
