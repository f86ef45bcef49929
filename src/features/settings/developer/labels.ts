import { accessTokenLimits, type TokenNameVerdict, type TokenScope } from '#domain/account/access-token.ts';

export const developerLabels = {
  title: 'Developer access',
  description:
    'For programs such as Zapier, a script, or an assistant. They read and change what you can, in one workspace.',
  loading: 'Loading developer access',
  workspace: 'Workspace',
  guide: 'How to use Groundwork from your own programs',
} as const;

const scopes: Readonly<Record<TokenScope, { readonly label: string; readonly note: string }>> = {
  read: { label: 'Read', note: 'Reads the work, and nothing about people.' },
  write: { label: 'Read and write', note: 'Does what you can, but can’t manage members.' },
};

export const tokenLabels = {
  title: 'Access tokens',
  empty: 'No tokens yet.',
  create: 'New token',
  scope: 'Scope',
  scopes,
  rowScopes: { read: 'Reads', write: 'Reads and writes' } satisfies Record<TokenScope, string>,
  name: 'Name',
  nameHint: 'Shown in the history of everything this token does.',
  problems: {
    missing: 'Name it after the program that will use it.',
    'too-long': `Use at most ${accessTokenLimits.name} characters.`,
    unusable: 'Remove the characters that can’t be part of a name.',
  } satisfies Record<Exclude<TokenNameVerdict, 'ok'>, string>,
  days: 'Ends after',
  daysOf: (days: number) => `${days} days`,
  make: 'Create token',
  cancel: 'Cancel',
  confirm: 'We’ll then create the token.',
  madeTitle: (name: string) => `Token for ${name}`,
  made: 'Copy it now, and keep it where you keep passwords. We won’t show it again.',
  token: 'Token',
  done: 'I copied it',
  until: 'until',
  lastUsed: 'last used',
  neverUsed: 'never used',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeNote: 'The program that uses it loses access right away. What it did stays.',
} as const;
