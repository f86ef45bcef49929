import type { Verdict as VerdictWord } from '#domain/verdict/verdict.ts';
import { css } from '#styled-system/css';
import { Verdict } from '#ui/Verdict.tsx';
import { meanings } from './labels.ts';

export interface LoopStationsProps {
  readonly idea: string;
  readonly verdict: VerdictWord;
}

/** Stations of the loop: the content at each stake of the drawing above. */
export function LoopStations({ idea, verdict }: LoopStationsProps) {
  return (
    <ol className={stations}>
      <li className={station}>
        <h3 className={name}>Idea</h3>
        <p className={css({ lineClamp: '3', overflowWrap: 'anywhere' })}>{idea}</p>
      </li>
      <li className={station}>
        <h3 className={name}>Test</h3>
        <p>One visitor in ten signs up. Locked before the first visitor arrived.</p>
      </li>
      <li className={station}>
        <h3 className={name}>Verdict</h3>
        <div role="status" className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
          <Verdict verdict={verdict} />
          <p>{meanings[verdict]}</p>
        </div>
      </li>
    </ol>
  );
}

// Under the stakes where there is room for three columns; below each other on narrow screens.
const stations = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(3, minmax(0, 1fr))' },
  rowGap: '12',
  paddingTop: { base: '16', phone: '8' },
  textStyle: 'small',
});

const station = css({
  display: 'grid',
  gridTemplateColumns: { base: '{sizes.64} minmax(0, 1fr)', phone: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: '12',
  rowGap: '4',
  paddingInlineEnd: { phone: '24' },
  _last: { paddingInlineEnd: '0' },
});

const name = css({ textStyle: 'eyebrow', color: 'ink.muted', paddingBlock: '2' });
