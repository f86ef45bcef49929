/** Characters that XML 1.0 and PDF cannot carry, or that turn a line's direction around from within. */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\r\n?|[\u2028\u2029]|\t|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as it is drawn: every line's end is `\n`, a tab is a space, halves of pairs become U+FFFD, control characters go. */
export const readableText = (text: string): string => text.replace(unwanted, readable);

function readable(found: string): string {
  if (found === '\t') return ' ';
  const code = found.charCodeAt(0);
  if (code === 0x0d || code === 0x2028 || code === 0x2029) return '\n';
  return code >= 0xd800 && code <= 0xdfff ? '\ufffd' : '';
}
