import type { Plugin } from 'vite';

/** The pages on which a founder's day begins. */
const pages = { '/home': 'HomePage', '/idea-vault': 'IdeaVaultPage', '/canvas': 'CanvasPage' };

const place = '<script type="application/json" id="parts"></script>';

interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Hints for what `main.ts` fetches at once; the server leaves them out of a page that it has drawn. A list says what
 * else a founder's pages need, so that the page's first script asks for all of it before any other has run.
 */
export function preloadParts(): Plugin {
  return {
    name: 'preload-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesOf = (...names: string[]): ReadonlySet<string> => {
          const files = new Set<string>();
          for (const { name, fileName } of chunks) if (names.includes(name)) addWithImports(chunks, fileName, files);
          return files;
        };
        const atOnce = filesOf('start', 'draw', 'main');
        const everywhere = [...filesOf('ahead', 'founder', 'calls')].filter((file) => !atOnce.has(file));
        const lists = Object.entries(pages).map(([path, page]) => {
          const own = [...filesOf(page)].filter((file) => !atOnce.has(file) && !everywhere.includes(file));
          return [path, own] as const;
        });
        const list = JSON.stringify({ everywhere, pages: Object.fromEntries(lists) });
        return {
          html: html.replace(place, () => place.replace('></', `>${list}</`)),
          tags: [...atOnce]
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

function addWithImports(chunks: readonly Chunk[], file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
    addWithImports(chunks, each, found);
}
