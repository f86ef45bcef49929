import type { AssignedWork } from '#domain/next-step/yours.ts';
import { figureOf } from '#domain/text/figures.ts';

// Texts of what home fetches after the first glance.

export const cameInLabels = { title: 'New since your last look', since: 'You last looked on ' } as const;

export const firstAssumptionsLabels = {
  title: 'Which of these would sink it?',
  text: (title: string) =>
    `“${title}” rests on assumptions. Select those that would end it if they turned out wrong: they’re what to test first. You can reword them afterward.`,
  nothingSelected: 'Select at least one, or choose “Not now”.',
  submit: 'Add as assumptions',
  dismiss: 'Not now',
} as const;

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
