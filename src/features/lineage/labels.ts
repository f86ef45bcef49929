import type { Tested } from '#domain/lineage/lineage-of.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { PivotEnd } from '#machines/project/select-pivots.ts';

export const lineageLabels = {
  from: 'From ',
  pivotedOn: ', pivoted on ',
  into: 'Pivoted into ',
  on: ' on ',
  because: (reason: string) => ` because ${quotation(reason)}.`,
  removed: 'an idea that was removed',
  before: 'Before the pivot',
  pitch: (title: string, pitch: string) => `${quotation(title)}: ${pitch}`,
  untested: 'Nothing was tested.',
  tests: (title: string) => `Tests of ${quotation(title)}`,
  test: ({ experiment, assumption }: Tested) => experiment.question || assumption?.text || 'A test without a question',
  staysBehind: (count: number) => (count === 1 ? '1 assumption stayed behind.' : `${count} assumptions stayed behind.`),
} as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The whole of `PivotNote`, for where it is cut. */
export const pivotText = (way: 'from' | 'into', { title, at, reason }: PivotEnd): string => {
  const date = day.format(new Date(at));
  const said = way === 'from' ? `From ${title}, pivoted on ${date}` : `Pivoted into ${title} on ${date}`;
  return `${said}${lineageLabels.because(reason)}`;
};
