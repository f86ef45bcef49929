import type { Plugin, Rolldown } from 'vite';
import { atOnce, founder, pages } from './preload.config.ts';

/** Fetched by every page of a founder once it is shown: what its bars open, then the other kinds of stream. */
const later = {
  shell: [
    'src/app/layouts/opened-by-shell.ts',
    'src/app/layouts/signs.ts',
    'src/app/pending-work.ts',
    'src/app/comments/CommentsPanel.tsx',
  ],
  streams: ['src/app/pages/sample-actions.ts', 'src/domain/survey/survey-stream.ts'],
};

/** Pages of strangers, which must bring along nothing that a founder's page fetches later. */
export const strangers = [
  'LandingPage',
  'LinkPages',
  'PublicContentPage',
  'SharedPage',
  'ResetPasswordPage',
  'AuthActionPage',
  'team/JoinPage',
];

const firstLoads: readonly (readonly string[])[] = [
  ...Object.values(pages),
  ...strangers.map((name) => [`src/app/pages/${name}.tsx`]),
];

/**
 * Puts what founders' pages fetch later into few files. Modules come into one file where the same pages have them in
 * their first loads already, so none of these begins with more. Otherwise each set of dialogs that shares a module gets
 * a file of its own, and a page would fetch 130 files; see docs/decisions/0195.
 */
export function groupLater(): { readonly plugin: Plugin; readonly group: Rolldown.CodeSplittingGroup } {
  let files = new Map<string, string>();
  const plugin: Plugin = {
    name: 'group-later',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd(error) {
      if (error) return;
      const closure = (paths: readonly string[]) => closureOf(this, paths);
      const begun = closure([...atOnce, ...founder]);
      const first = firstLoads.map(closure);
      files = new Map();
      for (const [name, paths] of Object.entries(later)) {
        const sets = new Map<string, string>();
        for (const id of closure(paths)) {
          if (begun.has(id) || files.has(id)) continue;
          const set = first.map((modules) => Number(modules.has(id))).join('');
          const file = sets.get(set) ?? (sets.size === 0 ? name : `${name}-${sets.size + 1}`);
          sets.set(set, file);
          files.set(id, file);
        }
      }
    },
  };
  // Imports come into the file of their own set. The bundler then promises no order between files that import each
  // other: `built-files.e2e.ts` holds that no two do.
  return { plugin, group: { name: (id) => files.get(id), includeDependenciesRecursively: false } };
}

/** A module that imports more is a package’s list of all that it has, of which the bundler takes what is used. */
const mostImports = 80;

/** The modules, and all that they import at once. */
function closureOf(build: Rolldown.PluginContext, paths: readonly string[]): Set<string> {
  const ids = [...build.getModuleIds()];
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const imported = build.getModuleInfo(id)?.importedIds ?? [];
    if (imported.length < mostImports) for (const each of imported) add(each);
  };
  for (const path of paths) {
    const id = ids.find((each) => each.endsWith(`/${path}`));
    if (!id) throw new Error(`${path} is not built`);
    add(id);
  }
  return found;
}
