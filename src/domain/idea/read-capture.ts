import { ideaLimits } from './idea.ts';
import { cleanTags } from './idea-rules.ts';

/** A parsed capture line. */
export interface CapturedLine {
  readonly title: string;
  readonly tags: readonly string[];
  /** Empty if none is named. */
  readonly audience: string;
}

/** `#tag`, with a letter in it: "#1" is a rank. */
const tagMark = /(?<!\S)#(?=\S*\p{L})([\p{L}\p{N}][\p{L}\p{N}_-]*)(?=$|[\s,.;:!?)])/gu;
/** `@audience` or `@"an audience of several words"`. */
const audienceMark = /(?<!\S)@(?:"([^"]+)"|“([^”]+)”|([\p{L}\p{N}][\p{L}\p{N}_-]*))(?=$|[\s,.;:!?)])/gu;

/**
 * Reads `#tag` and `@audience` out of a line; the rest is the title. A line of marks alone is a title as it stands, and
 * so is a mark that is longer than a tag or an audience may be, or a tag beyond the most that there may be.
 */
export function readCapture(line: string): CapturedLine {
  const tags: string[] = [];
  const audiences: string[] = [];
  const withoutTags = line.replace(tagMark, (mark, tag: string) => {
    const isKept = tag.length <= ideaLimits.tag && cleanTags([...tags, tag]).length <= ideaLimits.tags;
    if (isKept) tags.push(tag);
    return isKept ? '' : mark;
  });
  const rest = withoutTags.replace(audienceMark, (mark, ...[quoted, curled, word]: (string | undefined)[]) => {
    const audience = (quoted ?? curled ?? word ?? '').trim();
    const isKept = audience !== '' && [...audiences, audience].join(', ').length <= ideaLimits.audience;
    if (isKept) audiences.push(audience);
    return isKept ? '' : mark;
  });
  const title = rest
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?)])/gu, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(title)) return { title: line.trim(), tags: [], audience: '' };
  return { title, tags: cleanTags(tags), audience: audiences.join(', ') };
}
