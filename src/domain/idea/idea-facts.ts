import type { IdeaStatus } from './idea.ts';

/** What can have happened to an idea; `v` is 1 for all of them. */
export type IdeaFact =
  | { readonly type: 'IdeaCaptured'; readonly data: { readonly title: string; readonly pitch?: string } }
  | { readonly type: 'IdeaRenamed'; readonly data: { readonly title: string } }
  | {
      readonly type: 'IdeaDescribed';
      readonly data: { readonly problem?: string; readonly audience?: string; readonly pitch?: string };
    }
  | { readonly type: 'IdeaTagged'; readonly data: { readonly tags: readonly string[] } }
  | { readonly type: 'IdeaMoved'; readonly data: { readonly status: IdeaStatus } }
  | { readonly type: 'IdeaArchived'; readonly data: Record<string, never> }
  | { readonly type: 'IdeaRestored'; readonly data: Record<string, never> };
