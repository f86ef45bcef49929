/** The rooms of the house and what each may import, as docs/architecture.md draws them. Order matters: first match wins. */
export interface Room {
  readonly name: string;
  /** Folder from the repository's root, ending in a slash. */
  readonly folder: string;
  /** Other rooms, by name, or folders of them. */
  readonly rooms: readonly string[];
  /** Packages; `x/*` also allows the package's own subpaths, `node:*` everything of Node's. */
  readonly packages: readonly string[];
  /** Single files outside of the room, by their paths. */
  readonly files?: readonly string[];
}

const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];
const xstate = ['xstate', 'xstate/*', '@xstate/store'];
const aria = [
  'react-aria',
  'react-aria/*',
  'react-stately',
  'react-stately/*',
  'react-aria-components',
  'react-aria-components/*',
  '@react-aria/*',
  '@react-stately/*',
  '@internationalized/date',
];

export const rooms: readonly Room[] = [
  {
    name: 'domain',
    folder: 'src/domain/',
    rooms: [],
    packages: ['zod/mini', 'fractional-indexing', '@noble/hashes/*'],
  },
  { name: 'drawing', folder: 'src/drawing/', rooms: ['domain'], packages: ['d3-shape', 'uqr'] },
  { name: 'painter', folder: 'src/painter/', rooms: ['domain', 'drawing'], packages: ['rbush'] },
  { name: 'machines', folder: 'machines/', rooms: ['domain'], packages: [...xstate, '@noble/hashes/*'] },
  {
    name: 'ui',
    folder: 'src/ui/',
    rooms: ['styled-system'],
    packages: [...react, ...aria, 'lucide-react', 'lucide-react/*', '@fontsource-variable/*', '@pandacss/dev'],
  },
  {
    name: 'adapters',
    folder: 'src/adapters/',
    rooms: ['domain'],
    packages: [
      'ofetch',
      '@simplewebauthn/browser',
      'firebase/*',
      'router5',
      'router5-plugin-browser',
      'idb',
      'chardet',
      'fflate',
      'media-captions',
      'papaparse',
      'posthog-js/*',
      'saxes',
      'zod/mini',
    ],
  },
  {
    name: 'features',
    folder: 'src/features/',
    rooms: ['domain', 'drawing', 'painter', 'machines', 'ui', 'styled-system'],
    packages: [
      ...react,
      '@xstate/react',
      '@xstate/store-react',
      'react-router5',
      '@tanstack/react-query',
      'diff',
      'fractional-indexing',
      '@pdf-lib/fontkit',
      'lucide-react',
      'pdf-lib',
      'prosemirror-commands',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-state',
      'prosemirror-view',
    ],
  },
  {
    name: 'inspector',
    folder: 'src/inspector/',
    rooms: ['machines', 'ui', 'styled-system'],
    packages: [...react, '@statelyai/inspect', '@dagrejs/dagre'],
  },
  {
    name: 'app',
    folder: 'src/app/',
    rooms: ['domain', 'drawing', 'painter', 'machines', 'ui', 'adapters', 'features', 'inspector', 'styled-system'],
    packages: ['*'],
  },
  {
    // It knows the log, and nothing of the product that is told in it.
    name: 'event-store',
    folder: 'src/server/event-store/',
    rooms: ['domain/log'],
    packages: ['node:*', 'pg', 'kysely'],
    files: ['src/server/http/clock.ts', 'src/server/http/long-work.ts', 'src/server/http/api-error.ts'],
  },
  { name: 'server', folder: 'src/server/', rooms: ['domain', 'drawing'], packages: ['node:*', '*'] },
];

/** Packages that a room must not import, whatever `*` allows: they are only for the browser, or only for the server. */
export const neverImport: Readonly<Record<string, readonly string[]>> = {
  app: ['node:*', 'fastify', 'kysely', 'pg', '@modelcontextprotocol/*'],
  server: [...react, ...xstate, ...aria, 'firebase/*'],
};
