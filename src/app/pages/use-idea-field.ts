import { useCallback, useEffect } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { type IdeaField, type IdeaFieldActor, ideaFieldMachine } from '#machines/vault/idea-field.machine.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';
import { useFlow } from '../use-flow.ts';

/** One field of an idea, edited in its place as long as the screen is shown; what is typed by then is saved. */
export function useIdeaField(idea: Idea, field: IdeaField): IdeaFieldActor {
  const actor = useFlow(ideaFieldMachine, { idea, field });
  const value = idea[field];
  useEffect(() => {
    if (actor.getSnapshot().context.value !== value) actor.send({ type: 'value.changed', value });
  }, [actor, value]);
  useSavedOnLeaving(useCallback(() => actor.send({ type: 'draft.submitted' }), [actor]));
  return actor;
}
