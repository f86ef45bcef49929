import type { Page } from '../page/page.ts';
import type { Survey } from '../survey/survey.ts';
import type { Intake } from './intake.ts';

/**
 * The project that people belong to: that of the page or survey to which they came, wherever a pivot has taken it since.
 * `asked` is undefined if neither is known, as in a sample whose page was not made.
 */
export const projectOfIntake = (
  intake: Pick<Intake, 'projectId'>,
  asked: Pick<Page | Survey, 'projectId'> | undefined,
): string => (asked ?? intake).projectId;
