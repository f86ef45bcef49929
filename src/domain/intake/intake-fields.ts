import type { Json } from '../log/json.ts';
import { eachPart } from '../log/parts.ts';
import type { Fields } from '../undo/field-change.ts';
import type { Intake } from './intake.ts';

const ofEntry = 'excluded:';
const ofNetwork = 'network:';

/** Returns the fields that an undo can bring back: which entries and networks were excluded, and why. */
export const intakeFields = ({ entries, excludedNetworks = {} }: Intake): Fields =>
  Object.fromEntries([
    ...[...eachPart(entries)].map(({ id, excludedFor }) => [`${ofEntry}${id}`, excludedFor]),
    ...Object.entries(excludedNetworks).map(([network, reason]) => [`${ofNetwork}${network}`, reason]),
  ]);

/** Reason to exclude an entry or a network; null if it is not to be excluded. */
export type Exclusion = { readonly reason: string | null } & (
  | { readonly entryId: string; readonly network?: never }
  | { readonly network: string; readonly entryId?: never }
);

/** The wanted fields as what is to be said of each entry and network; undefined for fields of another build. */
export function wantedExclusions(wanted: Readonly<Record<string, Json>>): readonly Exclusion[] | undefined {
  const found: Exclusion[] = [];
  for (const [name, reason] of Object.entries(wanted)) {
    if (reason !== null && typeof reason !== 'string') return undefined;
    if (name.startsWith(ofEntry)) found.push({ entryId: name.slice(ofEntry.length), reason });
    else if (name.startsWith(ofNetwork)) found.push({ network: name.slice(ofNetwork.length), reason });
    else return undefined;
  }
  return found;
}
