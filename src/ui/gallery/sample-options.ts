import type { Option } from '../option.ts';

export type Audience = 'freelancers' | 'agencies' | 'clubs' | 'bakeries';

export const audiences: readonly Option<Audience>[] = [
  { value: 'freelancers', label: 'Freelancers', note: 'One person, no staff' },
  { value: 'agencies', label: 'Agencies' },
  { value: 'clubs', label: 'Clubs and associations whose books are kept by volunteers in the evening' },
  { value: 'bakeries', label: 'Bakeries', isDisabled: true },
];

export const longText =
  'Donaudampfschifffahrtsgesellschaftskapitän: a text that is as long as a text may reasonably become';
