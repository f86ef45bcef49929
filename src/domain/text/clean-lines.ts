import { oneLine } from './one-line.ts';

/** A text of several lines, each clean, with one empty line in a row at most. */
export const cleanLines = (raw: string): string =>
  raw
    .split(/\r\n?|\n/u)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
