const separator = '[?&#;]|%(?:25)*(?:3F|26|23)';
const parameter = String.raw`[\w-]*(?:token|password|secret|email|api_?key|oob_?code)|code|state|session`;

/** A secret parameter in an address, however often the address was encoded. Groups: before, name, equals sign, value. */
export const secretParameter = new RegExp(
  String.raw`(^|${separator})(${parameter})(=|%(?:25)*3D)((?:(?!%(?:25)*(?:26|23))[^&#\s"'<>])+)`,
  'gi',
);

const address = String.raw`[\p{L}\p{N}.!$'*+^_{|}~-]`;
/** An e-mail address, also in an address of a page. */
export const emailAddress = new RegExp(
  // Only from the start of a word, or a long word would be tried from each of its letters.
  String.raw`(?<!${address})(?:${address}|%(?:25)*2B)+(?:@|%(?:25)*40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
  'giu',
);

export const jsonWebToken = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g;

/** Long enough to be a key; whether it is one, `looksRandom` says. */
export const longWord = /(?<![\w-])[\w-]{32,}(?![\w-])/g;

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** Letters and digits without an id of ours, whose form is known. */
export const looksRandom = (word: string): boolean => /\d/.test(word) && /[a-z]/i.test(word) && !uuid.test(word);

/** The text before all its encodings. */
export function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return text;
  }
}
