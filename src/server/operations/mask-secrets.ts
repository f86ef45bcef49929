const replacements: readonly (readonly [RegExp, string])[] = [
  // `JSON.parse` quotes what it was given.
  [/(Unexpected [\w-]+)[^\n]*? is not valid JSON/g, '$1 in what is not valid JSON'],
  [/\b(Bearer|DPoP|Basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\bwhsec_[\w+/=]+/g, '…'],
  [/:\/\/[^\s/@]+@/g, '://…@'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…'],
  [/\beyJ[\w-]+(?:\.[\w-]+)+/g, '…'],
  // Tokens, codes and grants, in base64url or hexadecimal; names of files have no such runs.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}/g, '…'],
];

/** A text for the log without what looks like a token, a password in an address, an email address or somebody's JSON. */
export const maskSecrets = (text: string): string =>
  replacements.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);
