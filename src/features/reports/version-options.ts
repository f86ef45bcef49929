import type { FrozenReport } from '#domain/report/report.ts';
import { freezeOf, type ReportMoment } from '#domain/report/report-moment.ts';
import { dayText } from '#domain/report/report-words.ts';
import type { Option } from '#ui/option.ts';
import { versionLabels as labels } from './labels.ts';

/** Version that a link or a file shows: `live`, or the number of a freeze. */
export type Version = 'live' | `${number}`;

/** So many of the last ones; an older one is offered while it is looked at. */
const freezesAtMost = 4;

/**
 * Options for versions: first the moment that is looked at, if it is frozen, then the other freezes, the last one
 * first, and at the end the live report.
 */
export function versionOptions(frozen: readonly FrozenReport[], moment: ReportMoment): readonly Option<Version>[] {
  const seen = freezeOf(moment);
  const others = frozen
    .filter(({ freeze }) => freeze !== seen)
    .toReversed()
    .slice(0, freezesAtMost);
  return [
    ...[...frozen.filter(({ freeze }) => freeze === seen), ...others].map(
      ({ freeze, at }): Option<Version> => ({
        value: `${freeze}`,
        label: labels.frozen(freeze, dayText(at)),
        note: labels.frozenNote,
      }),
    ),
    { value: 'live', label: labels.live, note: labels.liveNote },
  ];
}

/** The number of a freeze; null for the live report. */
export const freezeOfVersion = (version: Version): number | null => (version === 'live' ? null : Number(version));

export const momentOfVersion = (version: Version): ReportMoment =>
  version === 'live' ? { kind: 'live' } : { kind: 'frozen', freeze: Number(version) };
