export type { CommandDraft as Wish } from '#domain/log/command-draft.ts';
