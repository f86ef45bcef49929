/**
 * Spreadsheets run a cell that begins with one of these. OWASP's answer is an apostrophe before it, which spreadsheets
 * do not show: https://owasp.org/www-community/attacks/CSV_Injection. Text that has such an apostrophe already gets one
 * more, so that taking one away always gives back what was there.
 */
const mustBeGuarded = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const isGuarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export const guardCell = (cell: string): string => (mustBeGuarded.test(cell) ? `'${cell}` : cell);

export const unguardCell = (cell: string): string => (isGuarded.test(cell) ? cell.slice(1) : cell);
