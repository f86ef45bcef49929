import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1540, '1.5 KB'],
  [15_400, '15 KB'],
  [2_300_000, '2.3 MB'],
  [7e12, '7,000 GB'],
])('%d: %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));
