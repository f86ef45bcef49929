import { eachPart } from '../log/parts.ts';
import type { Intake, IntakeEntry } from './intake.ts';

/**
 * The place of a form in line, by when its address was confirmed: 1 for the first. Who is erased or excluded keeps theirs,
 * so that nobody's place changes. Undefined while it is not confirmed.
 */
export function confirmedPlace(
  { entries }: Pick<Intake, 'entries'>,
  { confirmedPosition: own }: Pick<IntakeEntry, 'confirmedPosition'>,
): number | undefined {
  if (own === null) return undefined;
  let place = 0;
  for (const { goal, confirmedPosition } of eachPart(entries))
    if (goal !== 'survey' && confirmedPosition !== null && confirmedPosition <= own) place += 1;
  return place;
}
