import { local } from './local.ts';

/** Before the account: where it is written how many transcripts are kept, beside them, so that it can be read at once. */
export const keptTranscriptsPrefix = 'groundwork-transcripts-';

/** How many transcripts of an account are kept on this device. */
export const countKeptTranscripts = (account: string): number => Number(local.get(keptTranscriptsPrefix + account));
