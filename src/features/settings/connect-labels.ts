import type { TokenScope } from '#domain/account/access-token.ts';
import type { AssistantRequest } from '#domain/account/assistant-grant.ts';

export const connectLabels = {
  title: 'Connect an assistant',
  loading: 'Reading the request',
  ownWorkspace: 'your workspace',
  wants: ({ name, scope }: AssistantRequest, workspace: string) =>
    scope === 'write'
      ? `${name} wants to read and prepare work in ${workspace}.`
      : `${name} wants to read work in ${workspace}.`,
  leadsTo: ({ name, leadsTo }: AssistantRequest) =>
    `The answer goes to ${leadsTo}. Anyone can call a program ${name}: allow this only if you have just connected it there.`,
  workspace: 'Workspace',
  scope: 'What it may do',
  scopes: [
    { value: 'write', label: 'Read and prepare work' },
    { value: 'read', label: 'Read only' },
  ] satisfies readonly { readonly value: TokenScope; readonly label: string }[],
  facts: (scope: TokenScope): readonly string[] =>
    scope === 'write'
      ? [
          'It can capture ideas, add notes, draft assumptions and tests, and log interviews.',
          'Quotes that it finds wait until you accept them. Its opinions weigh nothing.',
          'It can’t lock, publish, share, decide, erase, email or invite.',
          'It sees who you interviewed and what they said.',
        ]
      : ['It can’t change anything.', 'It doesn’t see who you interviewed or what they said.'],
  allow: 'Allow',
  refuse: 'Don’t allow',
  leaving: 'Going back to the assistant.',
  retry: 'Try again',
  home: 'Go to home',
  gone: 'This request is no longer open. Connect again from your assistant.',
  reauthentication: {
    title: 'Confirm it’s you',
    text: 'No one else can let an assistant into your account.',
  },
} as const;
