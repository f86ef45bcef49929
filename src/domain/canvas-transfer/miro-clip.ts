import { type Entry, entriesIn, isEntry } from './foreign-canvas.ts';

/** Content of the clipboard after a copy in Miro. */
export type MiroClip =
  /** In their order, by which they refer to each other. */
  | { readonly kind: 'objects'; readonly objects: readonly Entry[] }
  /** They are in a form that this build doesn't know. */
  | { readonly kind: 'unknown' };

/**
 * Miro writes what was copied into an attribute of its HTML: JSON, each byte moved by the same number, in base 64. It
 * publishes no description. Undefined if the HTML isn't of Miro. Never throws.
 */
export function readMiroClip(html: string): MiroClip | undefined {
  const found = /\(miro-data-v(\d+)\)([A-Za-z0-9+/]*)/.exec(html);
  if (!found) return undefined;
  const clip = found[1] === '1' ? decode(found[2] ?? '') : undefined;
  const data = isEntry(clip) ? clip['data'] : undefined;
  return isEntry(data) && Array.isArray(data['objects'])
    ? { kind: 'objects', objects: data['objects'].map((each) => (isEntry(each) ? each : {})) }
    : { kind: 'unknown' };
}

/** The number follows from the first byte, which is the brace that JSON begins with. */
function decode(letters: string): unknown {
  try {
    const moved = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const by = (moved[0] ?? 0) - '{'.charCodeAt(0);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(moved.map((byte) => byte - by)));
  } catch {
    return undefined;
  }
}

export const widgetOf = (object: Entry): { readonly type: unknown; readonly json: Entry } => {
  const widget = isEntry(object['widgetData']) ? object['widgetData'] : {};
  return { type: widget['type'], json: isEntry(widget['json']) ? widget['json'] : {} };
};

/** A style is JSON within JSON. */
export function styleOf(json: Entry): Entry {
  const { style } = json;
  if (typeof style !== 'string') return isEntry(style) ? style : {};
  try {
    const parsed: unknown = JSON.parse(style);
    return isEntry(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

export const captionsOf = (json: Entry): readonly Entry[] =>
  isEntry(json['line']) ? entriesIn(json['line']['captions']) : [];
