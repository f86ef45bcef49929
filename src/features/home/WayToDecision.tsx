import { isReached, openStationOf, type Way, wayStations } from '#domain/next-step/way.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cva } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { FlagSign } from '#ui/FlagSign.tsx';
import { Link } from '#ui/Link.tsx';
import { wayLabels as labels } from './way-labels.ts';

export interface WayToDecisionProps {
  /** The idea's name. */
  readonly title: string;
  readonly way: Way;
}

/** How far an idea has come: the stations of the loop along one line, a flag at each that stands, and a word at the next one. */
export function WayToDecision({ title, way }: WayToDecisionProps) {
  const next = openStationOf(way);
  return (
    <ol aria-label={labels.title(title)} className={line}>
      {wayStations.map((station) => {
        const look = isReached(way, station) ? 'reached' : station === next ? 'next' : 'open';
        return (
          <li key={station} className={stop({ look })}>
            <span aria-hidden="true" className={post({ look })}>
              {look === 'reached' && <FlagSign className={css({ width: '16', height: '16' })} />}
            </span>
            <span className={css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })}>
              <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' })}>
                <Link href={buildPath(way.places[station])}>{labels.stations[station]}</Link>
                {look === 'next' ? (
                  <span className={nextWord}>{labels.next}</span>
                ) : (
                  <span className={css({ srOnly: true })}>{labels.state(way, station)}</span>
                )}
              </span>
              <span className={css({ textStyle: 'small', color: 'ink.muted' })}>
                {labels.text(way, station)}
                {station === 'decision' && way.decision && (
                  <>
                    , <DateDisplay at={way.decision.at} />
                  </>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

// A line from left to right; from top to bottom where that has no room.
const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(5, minmax(0, 1fr))' },
});

// Its own look, not the badge's: home would begin with all that is chosen and folded with.
const nextWord = css({ textStyle: 'caption', border: 'hairline', borderRadius: 'round', paddingInline: '8' });

const stop = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '{sizes.24} minmax(0, 1fr)', tablet: 'minmax(0, 1fr)' },
    columnGap: '12',
    rowGap: '8',
    alignContent: 'start',
    paddingBlock: { base: '8', tablet: '0' },
    paddingInlineEnd: { tablet: '16' },
  },
  variants: { look: { reached: {}, next: {}, open: {} } },
});

const post = cva({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    height: '24',
    paddingInlineStart: '4',
    borderBottom: { tablet: 'hairline' },
    borderInlineStart: { base: 'hairline', tablet: 'none' },
  },
  variants: {
    look: {
      reached: { color: 'brand', borderColor: { base: 'brand', tablet: 'brand' } },
      next: {},
      open: { borderStyle: 'dashed', borderBottomStyle: { tablet: 'dashed' } },
    },
  },
});
