import { gzipSync, strToU8 } from 'fflate';

/** In bytes, as far as gzip gets. */
export const gzippedSize = (text: string): number => gzipSync(strToU8(text), { level: 9 }).length;
