import { htmlText } from '../page/write-markup.ts';

/** HTML that has been written here, and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | readonly (Html | string)[];

/** A template of HTML: every value that is not itself HTML is escaped, in texts and between the quotes of attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, n) => part + (n < values.length ? written(values[n]) : '')).join(''));

/**
 * Texts that need no escaping. Nearly all of thousands are such, and a search for the characters to escape takes four
 * times as long.
 */
const harmless = /^[ !#$%(-;=?-~\u00a0-\u024f\u2010-\u2027]*$/;

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(written).join('');
  const text = String(value);
  return harmless.test(text) ? text : htmlText(text);
}
