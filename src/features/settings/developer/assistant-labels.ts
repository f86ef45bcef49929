import type { TokenScope } from '#domain/account/access-token.ts';

/** Texts of the assistants that were let in. */
export const assistantLabels = {
  title: 'Assistants',
  empty: 'No assistants yet. One connects from its own settings, and asks you here.',
  guide: 'How to connect an assistant',
  rowScopes: { read: 'Reads', write: 'Reads and prepares work in' } satisfies Record<TokenScope, string>,
  rowScopesAlone: { read: 'Reads', write: 'Reads and prepares work' } satisfies Record<TokenScope, string>,
  since: 'since',
  until: 'until',
  lastUsed: 'last used',
  neverUsed: 'never used',
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  question: (name: string) => `Disconnect ${name}?`,
  note: 'It loses access right away. What it prepared stays.',
} as const;
