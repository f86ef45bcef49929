import type { Direction } from './ledger.ts';

/** For which side evidence or a quote speaks. */
export const directionWords: Readonly<Record<Direction, string>> = { '-1': 'against', 0: 'for neither side', 1: 'for' };
