import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { Services } from './services.ts';

/** Sends commands on their way, as one change. */
export const dispatch =
  (services: Pick<Services, 'dispatch'>) =>
  (_: unknown, { drafts }: { readonly drafts: readonly CommandDraft[] }): void => {
    services.dispatch(drafts);
  };
