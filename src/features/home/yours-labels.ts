import type { AssignedWork } from '#domain/next-step/yours.ts';
import { figureOf } from '#domain/text/figures.ts';

/** Each comes before the words of what it is. */
const kinds: Readonly<Record<AssignedWork['kind'], string>> = { assumption: 'Assumption ', test: 'Test ' };

export const yoursLabels = {
  title: 'Yours',
  kinds,
  of: (idea: string) => ` for ${idea}`,
  by: 'by ',
  late: 'Late',
  more: (count: number) => `And ${figureOf(count)} more in Validate.`,
} as const;
