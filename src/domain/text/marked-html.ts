/** So many code units are made into letters at once: engines limit how many arguments a call takes. */
const piece = 8192;

/** For the clipboard: other programs read the text, this product what the attribute of that name holds, in base 64. */
export function markedHtml(mark: string, data: unknown, text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return `<div ${mark}="${encode(JSON.stringify(data))}">${lines.join('<br>')}</div>`;
}

/**
 * Reads the data in the attribute; empty if it cannot be read, undefined if the HTML has no such attribute. Never
 * throws.
 */
export function readMarkedHtml(mark: string, html: string): string | undefined {
  const letters = new RegExp(`${mark}="([A-Za-z0-9+/=]*)"`).exec(html)?.[1];
  return letters === undefined ? undefined : decode(letters);
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  for (let from = 0; from < bytes.length; from += piece) {
    letters += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(letters);
}

function decode(letters: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
