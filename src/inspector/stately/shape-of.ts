import type { Json } from '#machines/journal/encoder.ts';

/** Stands for every text. */
export const hiddenText = '(text)';

/**
 * Returns the part of a value that may leave this browser: its form, numbers and booleans. Texts never leave it,
 * whatever they say.
 */
export function shapeOf(json: Json): Json {
  if (typeof json === 'string') return json === '' ? '' : hiddenText;
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json)) return json.map(shapeOf);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [nameOf(key), shapeOf(value)]));
}

/** Fields are named by us, except where a text is used as a name. */
const nameOf = (key: string): string => (/^[$A-Za-z]\w{0,30}$/.test(key) ? key : hiddenText);

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
