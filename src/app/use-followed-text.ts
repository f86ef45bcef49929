import { useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { textDraftMachine } from '#machines/text/text-draft.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';

type TextActor<Place extends object> = ActorRefFrom<ReturnType<typeof textDraftMachine<Place>>>;

/**
 * Tells typing what becomes of its text elsewhere. `textAt` returns the document's text at a place, undefined if its part was
 * removed; it changes with the document. What is typed when the screen goes is saved.
 */
export function useFollowedText<Place extends object>(
  text: TextActor<Place>,
  textAt: (place: Place) => string | undefined,
): void {
  useEffect(() => {
    const { place, theirs } = text.getSnapshot().context;
    if (!place) return;
    const now = textAt(place);
    const isOrphaned = text.getSnapshot().matches({ open: 'orphaned' });
    if (now === undefined) {
      if (!isOrphaned) text.send({ type: 'part.gone' });
      return;
    }
    if (isOrphaned) text.send({ type: 'part.returned' });
    if (now !== theirs) text.send({ type: 'text.came', text: now });
  }, [text, textAt]);
  useSavedOnLeaving(useCallback(() => text.send({ type: 'text.left' }), [text]));
}
