import type { Idea } from './idea.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 7;
const most = 62 ** length - 1;

/**
 * An idea's place in the order by hand, lowest first. One that was never moved stands by the time of its capture, newest
 * first. The keys are those of the package `fractional-indexing`: `g` and seven digits to the base of 62 are a whole number.
 */
export function rankOf({ rank, capturedAt }: Pick<Idea, 'rank' | 'capturedAt'>): string {
  if (rank !== '') return rank;
  let rest = most - Math.min(Math.max(Date.parse(capturedAt) || 0, 0), most);
  let key = '';
  for (let n = 0; n < length; n++) {
    key = `${digits[rest % 62]}${key}`;
    rest = Math.floor(rest / 62);
  }
  return `g${key}`;
}
