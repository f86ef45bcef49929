import * as z from 'zod/mini';
import { answers, commitments } from '#domain/interview/interview.ts';
import type { SafeStorage } from './safe-storage.ts';

const draftSchema = z.strictObject({
  person: z.string(),
  lastTime: z.string(),
  commitment: z.nullable(z.enum(commitments)),
  answer: z.nullable(z.enum(answers)),
  on: z.nullable(z.string()),
  experimentId: z.nullable(z.string()),
});

export type KeptInterviewDraft = z.infer<typeof draftSchema>;

const keyOf = (projectId: string): string => `groundwork-interview-draft:${projectId}`;

/**
 * Reads the draft of a project's interview form that was typed on this device and not logged yet; null if there is
 * none.
 */
export function readInterviewDraft(storage: SafeStorage, projectId: string): KeptInterviewDraft | null {
  try {
    return draftSchema.safeParse(JSON.parse(storage.get(keyOf(projectId)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a draft, unless it has no words. */
export function keepInterviewDraft(storage: SafeStorage, projectId: string, draft: KeptInterviewDraft): void {
  const isEmpty = draft.person.trim() === '' && draft.lastTime.trim() === '';
  if (isEmpty) storage.remove(keyOf(projectId));
  else storage.set(keyOf(projectId), JSON.stringify(draft));
}
