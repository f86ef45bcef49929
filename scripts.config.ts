import { readFile } from 'node:fs/promises';
import { analyze } from 'eslint-scope';
import MagicString from 'magic-string';
import { minifySync, type Plugin, parseSync, type Rolldown, transformWithOxc } from 'vite';

const loader = 'src/app/add-part.ts';

/**
 * Ships what is built as classic scripts. Chromium keeps the compiled code of modules as well, but compiles them anew
 * with each visit all the same; see docs/decisions/0040.
 */
export function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const links = 'const links = document.getElementsByTagName("link");';
        if (!code.includes(links)) throw new Error('the preload helper of Vite no longer looks for links as it did');
        // A script that is there already takes no preload, and Chromium warns of one that nothing takes.
        return code
          .replace(links, `for (const { src } of document.scripts) preloadedHrefs.all.add(src);${links}`)
          .replaceAll('modulepreload', 'preload');
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await transformWithOxc(await readFile(loader, 'utf8'), loader);
        const script = minifySync(loader, `(()=>{${code}})()`).code;
        // With the page's own script, so that the policy names one.
        const end = html.indexOf('</script>', html.indexOf('<script>'));
        return `${html.slice(0, end)}${script}${html.slice(end)}`
          .replace('<script type="module"', '<script defer data-first')
          .replaceAll('rel="modulepreload"', 'rel="preload" as="script"');
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = classicOf(file);
      },
    },
  };
}

/** A module as a classic script that registers a part. Throws where that would not be the same. */
function classicOf({ fileName, code }: Rolldown.OutputChunk): string {
  const { program, module } = parseSync(fileName, code, { sourceType: 'module', range: true });
  const given = module.staticExports.flatMap(({ entries }) => entries);
  const changed = changedLater(program, new Set(given.map(({ localName }) => localName.name ?? '')));
  if (changed.length > 0) {
    throw new Error(
      `${fileName} gives others what it changes later (${changed}), and they would not see that. ` +
        'Put the modules that share it into one part in parts.config.ts.',
    );
  }
  const taken = module.staticImports.flatMap(({ entries }) => entries);
  if (taken.some((each) => each.importName.kind === 'NamespaceObject') || given.some((each) => each.moduleRequest)) {
    throw new Error(`${fileName} has a form of import or export that is not known here`);
  }
  const script = new MagicString(code);
  for (const { start, end } of [...module.staticImports, ...module.staticExports]) script.remove(start, end);
  for (const { start, end, moduleRequest } of module.dynamicImports) {
    script.overwrite(start, end, `fetchPart(${fileOf(code.slice(moduleRequest.start + 1, moduleRequest.end - 1))})`);
  }
  for (const { start, end } of module.importMetas) script.overwrite(start, end, '({url:document.baseURI})');
  const needs = module.staticImports.map(({ moduleRequest }) => fileOf(moduleRequest.value));
  const names = module.staticImports.map(
    ({ entries }) =>
      `{${entries.map(({ importName, localName }) => `${importName.name ?? 'default'}:${localName.value}`)}}`,
  );
  const gives = given.map(({ exportName, localName }) => `${exportName.name ?? 'default'}:${localName.name}`);
  return script.prepend(`"use strict";addPart([${needs}],(${names})=>{`).append(`return{${gives}}});`).toString();
}

const fileOf = (address: string): string => JSON.stringify(address.slice(address.lastIndexOf('/') + 1));

/** Of the names that a module gives others, those that one of its functions gives another value. */
function changedLater(program: object, given: ReadonlySet<string>): string[] {
  const { scopes } = analyze(program as never, { ecmaVersion: 2022, sourceType: 'module', fallback: 'iteration' });
  const top = scopes.find(({ type }) => type === 'module');
  return (top?.variables ?? [])
    .filter(({ name }) => given.has(name))
    .filter(({ references }) => references.some((each) => each.isWrite() && each.from.variableScope !== top))
    .map(({ name }) => name);
}
