import { figureOf } from './figures.ts';

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people: 1,000 bytes are a kilobyte, with one decimal below 10. */
export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** power;
  return `${figureOf(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))} ${units[power]}`;
}
