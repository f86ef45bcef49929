import type { OptionShare } from '#domain/survey/survey-results.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Chart } from './chart.ts';
import { intervalBars } from './interval-bars.ts';

const range = ({ share, interval: [low, high] }: OptionShare): string =>
  `${shareText(share)} (${shareText(low)} to ${shareText(high)})`;

/** How many of `n` chose each option, with what so few answers leave open. */
export function optionBars(options: readonly OptionShare[], n: number): Chart {
  const chart = intervalBars(
    options.map(({ label, share, interval: [low, high] }) => ({
      ...{ label, value: share, low, high },
      ...{ criterion: null, verdict: null },
    })),
  );
  return {
    ...chart,
    finding: findingOf(options, n),
    points: chart.points.map((point, place) => ({ ...point, value: options[place] ? range(options[place]) : '' })),
    table: {
      columns: ['Answer', 'Count', 'Share', 'From', 'To'],
      rows: options.map(({ label, k, share, interval: [low, high] }) => [
        ...[label, `${k}`, shareText(share), shareText(low), shareText(high)],
      ]),
    },
  };
}

/** Which one leads, and whether so few answers show it. */
function findingOf(options: readonly OptionShare[], n: number): string {
  const [first, second] = options.toSorted((a, b) => b.k - a.k);
  if (!first || first.k === 0) return 'No one has answered this yet.';
  const said = `“${first.label}” leads with ${first.k} of ${n}: ${range(first)}.`;
  if (!second) return said;
  if (first.k === second.k) return `“${first.label}” and “${second.label}” are level, with ${first.k} of ${n} each.`;
  return first.interval[0] > second.interval[1]
    ? said
    : `${said} The lead over “${second.label}” is within the margin of error.`;
}
