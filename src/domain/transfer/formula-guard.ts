/**
 * Spreadsheets run a cell that begins with one of these. OWASP's answer is an apostrophe before it, which spreadsheets
 * do not show: https://owasp.org/www-community/attacks/CSV_Injection. Text that has such an apostrophe already gets one
 * more, so that taking one away always gives back what was there.
 */
const mustBeGuarded = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const isGuarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A spreadsheet that expects other separators, as in much of Europe, takes the quotes around a cell for text and ends it
 * at a semicolon, a tab or a line's end: what comes after begins a cell there.
 */
const mustBeGuardedWithin = /([;\t\r\n][\s"]*)(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const isGuardedWithin = /([;\t\r\n][\s"]*)'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export function guardCell(cell: string): string {
  const within = cell.replace(mustBeGuardedWithin, "$1'");
  return mustBeGuarded.test(cell) ? `'${within}` : within;
}

export function unguardCell(cell: string): string {
  const whole = isGuarded.test(cell) ? cell.slice(1) : cell;
  return whole.replace(isGuardedWithin, '$1');
}
