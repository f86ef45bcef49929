import type { Plugin, Rolldown } from 'vite';

/** Modules that `main.ts` fetches at once. */
export const atOnce = ['src/app/main.ts', 'src/app/start.ts', 'src/app/draw.tsx'];

/** Modules that every page of a founder fetches next. */
export const founder = [
  'src/adapters/local-database/prefetch-snapshot.ts',
  'src/app/authenticated-app.ts',
  'src/app/authorised-calls.ts',
  'src/app/server-calls.ts',
  'src/app/layouts/FounderLayout.tsx',
];

/** The pages on which somebody's day begins, and all that they fetch. */
export const pages = {
  '/home': [...founder, 'src/app/pages/HomePage.tsx'],
  '/idea-vault': [...founder, 'src/app/pages/IdeaVaultPage.tsx'],
  '/canvas': [...founder, 'src/app/pages/CanvasPage.tsx'],
  '/validate': [...founder, 'src/app/pages/validate/ValidatePage.tsx', 'src/app/pages/validate/AssumptionsView.tsx'],
  '/page-builder': [...founder, 'src/app/pages/page-builder/PageListPage.tsx'],
  '/toolkit': [...founder, 'src/app/pages/toolkit/ToolkitPage.tsx'],
  '/reports': [...founder, 'src/app/pages/reports/ReportsPage.tsx'],
  '/sign-in': ['src/app/pages/SignInPage.tsx'],
  '/sign-up': ['src/app/pages/SignUpPage.tsx'],
};

const place = '<script type="application/json" id="parts"></script>';

/**
 * Hints for what `main.ts` fetches at once; the server leaves them out of a page that it has drawn. A list says what some
 * pages need, so that the page's first script asks for all of it before any other has run.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const first = filesOf(bundle, atOnce);
        const lists = Object.entries(pages).map(([path, modules]) => {
          return [path, filesOf(bundle, modules).filter((file) => !first.includes(file))] as const;
        });
        const list = JSON.stringify(Object.fromEntries(lists));
        return {
          html: html.replace(place, () => place.replace('></', `>${list}</`)),
          tags: first
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
        };
      },
    },
  };
}

/** The files that hold these modules, and those that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const each of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) add(each);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`${module} is in no built file`);
    add(chunk);
  }
  return [...found];
}
