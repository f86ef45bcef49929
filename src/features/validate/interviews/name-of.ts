import type { ListedInterview } from '#machines/validate/select-interviews.ts';
import { labels } from './labels.ts';

/** Whom the screen says an interview was held with; its number for readers who may not know whom. */
export const nameOf = ({
  interview: { person, erased },
  number,
}: Pick<ListedInterview, 'interview' | 'number'>): string =>
  erased ? labels.row.erased : person || labels.row.numbered(number);
