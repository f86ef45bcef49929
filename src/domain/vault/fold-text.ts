/** For comparing what was typed with what was written: capitals and accents do not count. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
