/** The names that editors write; others stay as they stand. */
const names: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ times: '×', divide: '÷', minus: '−', plusmn: '±', le: '≤', ge: '≥', ne: '≠', deg: '°', frac12: '½' },
  ...{ larr: '←', rarr: '→', uarr: '↑', darr: '↓', bull: '•', middot: '·', sect: '§', para: '¶' },
  ...{ copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', yen: '¥', cent: '¢' },
};

const unknown = '\ufffd';

/** Text as it is meant: `&lt;` is `<`. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));/gi, (whole, hex, decimal, name) => {
    if (name) return (Object.hasOwn(names, name) ? names[name] : undefined) ?? whole;
    return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : unknown;
}
