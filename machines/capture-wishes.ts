import { readCapture } from '#domain/idea/read-capture.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';
import type { Wish } from './wish.ts';

/** A captured idea, and what its line says about it besides the title: `#tags` and `@audience`. */
export function captureWishes(line: string, ideaId: string): readonly Wish[] {
  const { title, tags, audience } = readCapture(line);
  return [
    ideaDraft('CaptureIdea', ideaId, { title }),
    ...(tags.length > 0 ? [ideaDraft('TagIdea', ideaId, { tags })] : []),
    ...(audience === '' ? [] : [ideaDraft('DescribeIdea', ideaId, { audience })]),
  ];
}
