export type CodeVerdict = 'ok' | 'missing' | 'malformed';

/** RFC 6238 with the usual six digits. */
export const codeLength = 6;

/** Strips from a typed or pasted code the spaces and dashes that apps show between the digits. */
export const tidyCode = (text: string): string => text.replace(/[\s-]/g, '');

/** How the embedded identity words a code that was right and let somebody in before. */
export const usedCode = 'Code was already used';

export function judgeCode(text: string): CodeVerdict {
  const code = tidyCode(text);
  if (code === '') return 'missing';
  return code.length === codeLength && /^[0-9]+$/.test(code) ? 'ok' : 'malformed';
}
