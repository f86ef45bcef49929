import type { Journal } from '#machines/journal/journal.ts';
import type { JournalNews } from '#machines/journal/recorder.ts';

/** Between the tabs of this browser and an inspector in it; of our origin alone. */
export const linkName = 'groundwork-inspector';

/** Opens the inspector of one tab. */
export const inspectorPath = '/inspector';
export const tabParameter = 'tab';

/** `tab` is the id of the tab that is inspected; null asks all. */
export type LinkMessage =
  /** A tab has started, perhaps anew: what was known of it is over. */
  | { readonly kind: 'tab-started'; readonly tab: string }
  | { readonly kind: 'journal-wanted'; readonly tab: string | null }
  | { readonly kind: 'journal'; readonly tab: string; readonly journal: Journal }
  | { readonly kind: 'news'; readonly tab: string; readonly after: number; readonly news: JournalNews };
