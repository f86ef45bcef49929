import { ideaLimits } from '#domain/idea/idea.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-first-idea';

/** The idea typed on the landing page, on its way through the sign-up; null if there is none or it is no title. */
export function readFirstIdea(storage: SafeStorage): string | null {
  const idea = storage.get(key)?.trim() ?? '';
  return idea !== '' && idea.length <= ideaLimits.title ? idea : null;
}

export const keepFirstIdea = (storage: SafeStorage, idea: string): void => storage.set(key, idea);

export const forgetFirstIdea = (storage: SafeStorage): void => storage.remove(key);
