import { eachPart } from '../log/parts.ts';
import type { Intake, IntakeEntry } from './intake.ts';
import { isExcluded } from './origins-of.ts';

/** The ordinals of visitors whom the founder has excluded, by themselves or with the network from which they came. */
export const excludedVisitors = ({
  entries,
  ...intake
}: Pick<Intake, 'runs' | 'entries' | 'excludedNetworks'>): ReadonlySet<number> =>
  new Set([
    ...ordinalsOf([...eachPart(entries)].filter(({ excludedFor }) => excludedFor !== null)),
    ...ordinalsOfNetworks(intake),
  ]);

/** Returns the ordinals of the entries' visitors; a visitor who does not count has none. */
export const ordinalsOf = (entries: readonly IntakeEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ ordinal }) => ordinal ?? []));

function ordinalsOfNetworks({ runs, excludedNetworks }: Pick<Intake, 'runs' | 'excludedNetworks'>): readonly number[] {
  if (excludedNetworks === undefined) return [];
  return runs.flatMap(({ from, origins = [] }) =>
    origins.flatMap((origin, nth) => (isExcluded({ excludedNetworks }, origin) ? [from + nth] : [])),
  );
}
