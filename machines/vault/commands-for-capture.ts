import { readCapture } from '#domain/idea/read-capture.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';

/** A captured idea, and what its line says about it besides the title: `#tags` and `@audience`. */
export function commandsForCapture(line: string, ideaId: string): readonly CommandDraft[] {
  const { title, tags, audience } = readCapture(line);
  return [
    ideaDraft('CaptureIdea', ideaId, { title }),
    ...(tags.length > 0 ? [ideaDraft('TagIdea', ideaId, { tags })] : []),
    ...(audience === '' ? [] : [ideaDraft('DescribeIdea', ideaId, { audience })]),
  ];
}
