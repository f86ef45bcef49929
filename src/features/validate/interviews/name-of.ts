import type { Interview } from '#domain/interview/interview.ts';
import { labels } from './labels.ts';

/** Whom the screen says an interview was held with. */
export const nameOf = ({ person, erased }: Pick<Interview, 'person' | 'erased'>): string =>
  erased ? labels.row.erased : person;
