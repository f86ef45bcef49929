import type { ActorRefFrom } from 'xstate';
import { pageDraft } from '#domain/log/command-draft.ts';
import { cleanText, fieldOf, isText } from '#domain/page/field-rules.ts';
import { textDraftMachine } from '../text/text-draft.ts';

/** Which text of which block is typed. */
export interface TextPlace {
  readonly block: string;
  /** Kind of the block. */
  readonly kind: string;
  readonly field: string;
}

/** Typing into the texts of a page. */
export const blockTextMachine = textDraftMachine<TextPlace>({
  id: 'blockText',
  clean: ({ kind, field: name }, draft) => {
    const field = fieldOf(kind, name);
    return field && isText(field) ? cleanText(field, draft) : draft;
  },
  command: (pageId, { block, field }, base, text) => pageDraft('EditBlockText', pageId, { block, field, base, text }),
});

export type BlockTextActor = ActorRefFrom<typeof blockTextMachine>;
