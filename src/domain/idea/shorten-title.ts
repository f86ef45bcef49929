import { ideaLimits } from './idea.ts';

interface Titled {
  readonly title?: unknown;
  readonly pitch?: unknown;
}

/** The data of a command that begins an idea, with a title that is not too long; where there is no pitch, the whole text becomes it. */
export function shortenTitle<Data extends Titled>(data: Data) {
  const whole = String(data.title ?? '').trim();
  if (whole.length <= ideaLimits.title) return data;
  return {
    ...data,
    title: `${cut(whole, ideaLimits.title - 1)}…`,
    pitch: typeof data.pitch === 'string' && data.pitch ? data.pitch : cut(whole, ideaLimits.pitch),
  };
}

/** At most so many UTF-16 units, and no half of a letter. */
function cut(text: string, max: number): string {
  let end = 0;
  for (const letter of text) {
    if (end + letter.length > max) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
