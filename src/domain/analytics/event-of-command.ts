import type { Command } from '../log/command.ts';
import { type AnalyticsEvent, analyticsEventSchema } from './analytics-event.ts';

/** Returns the analytics event that a founder's command is counted as; null for most commands. */
export function eventOfCommand({ type, data }: Pick<Command, 'type' | 'data'>): AnalyticsEvent | null {
  if (type === 'CaptureIdea') return { name: 'idea_captured' };
  if (type === 'ArchiveIdea') return { name: 'idea_archived' };
  if (type !== 'MoveIdea') return null;
  const moved = analyticsEventSchema.safeParse({ name: 'idea_moved', status: data['status'] });
  return moved.success ? moved.data : null;
}
