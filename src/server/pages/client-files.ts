import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { DrawingTheme } from '#drawing/drawing-theme.ts';
import type { ReportStyle } from '#drawing/report/report-style.ts';
import type { RenderPublic } from './public-pages.ts';

/** The client: its page, its files, and how it draws public pages. */
export interface ClientFiles {
  /** `index.html`, the settings' block still empty. */
  readonly template: string;
  serve(app: FastifyInstance): Promise<void>;
  readonly render: RenderPublic;
  /** The design's colors on paper, for what the server draws itself. */
  readonly drawingTheme: () => Promise<DrawingTheme>;
  /** The colors and the type of reports that are read by their link. */
  readonly reportLook: () => Promise<ReportStyle>;
  /** Only in development, where the bundler works on each page. Its presence also relaxes the content security policy. */
  transform?(address: string, html: string): Promise<string>;
}

/**
 * The client as the build left it in `folder`.
 * Files under `static/` carry their hash in the name and never change; the others are asked for anew each time.
 */
export async function builtClient(folder: string): Promise<ClientFiles> {
  const { render, drawingTheme, reportLook } = (await import(
    pathToFileURL(join(folder, '../ssr/entry-public.js')).href
  )) as {
    render: RenderPublic;
    drawingTheme: DrawingTheme;
    reportLook: ReportStyle;
  };
  return {
    render,
    drawingTheme: async () => drawingTheme,
    reportLook: async () => reportLook,
    template: readFileSync(join(folder, 'index.html'), 'utf8'),
    async serve(app) {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        cacheControl: false,
        preCompressed: true,
        setHeaders: (reply, path) => {
          const forever = path.includes('/static/') || path.includes('\\static\\');
          reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
          // A page that is sandboxed counts as another origin, which type may not be read from unasked.
          if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
        },
      });
    },
  };
}
