import type { CommandDraft } from '#domain/log/command-draft.ts';

/**
 * The action of a flow that sends commands on their way, as one change. It does nothing by itself: `useFlow` provides it,
 * unless the screen has its own.
 */
export const issue = (_: unknown, _params: { readonly drafts: readonly CommandDraft[] }): void => {};
