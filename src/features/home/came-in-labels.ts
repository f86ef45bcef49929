import type { Arrivals } from '#domain/next-step/arrivals.ts';
import { countOf } from '#domain/text/figures.ts';

export const cameInLabels = { title: 'New since your last look', since: 'You last looked on ' } as const;

/** "34 visitors, 5 sign-ups", without what did not come. */
export function arrivalsText({ visitors, signUps, responses, interviews }: Arrivals): string {
  const parts = [
    visitors > 0 && countOf(visitors, 'visitor'),
    signUps > 0 && countOf(signUps, 'sign-up'),
    responses > 0 && countOf(responses, 'survey answer'),
    interviews > 0 && countOf(interviews, 'interview'),
  ];
  return parts.filter(Boolean).join(', ');
}
