import type { Verdict } from '#domain/verdict/verdict.ts';
import { css, cva, cx } from '#styled-system/css';
import { drawing } from '#styled-system/recipes';

export interface LoopDrawingProps {
  readonly verdict: Verdict;
}

/**
 * One contour over three stakes: the idea, the levelling rod of the test, the verdict's flag. The ground stretches with
 * the width, the stakes keep their size; they stand where the columns below begin.
 */
export function LoopDrawing({ verdict }: LoopDrawingProps) {
  const styles = drawing();
  return (
    <svg fill="none" aria-hidden="true" className={paper}>
      <svg aria-hidden="true" viewBox="0 0 600 128" preserveAspectRatio="none" width="100%" height="128">
        <g className={cx(styles.faint, css({ opacity: 'disabled' }))}>
          {contours.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <path d={ground} vectorEffect="non-scaling-stroke" className={styles.firm} />
      </svg>
      <svg x="0" y="104" overflow="visible" aria-hidden="true">
        <path d="M12 0v-32M4 0h16" className={styles.firm} />
        <path d="M12-32l14 5-14 5z" className={styles.flag} />
      </svg>
      <svg x="33.33%" y="84" overflow="visible" aria-hidden="true">
        <path d="M8 0v-48h8v48M8-40h5M8-32h8M8-24h5M8-16h8M8-8h5M2 0h20" className={styles.firm} />
      </svg>
      <svg x="66.67%" y="76" overflow="visible" aria-hidden="true">
        <path d="M12 0v-64M2 0h20" className={styles.firm} />
        <path d="M12-64l30 10-30 10z" className={flag({ verdict })} />
      </svg>
    </svg>
  );
}

const ground = 'M0 104C90 104 120 84 200 84S320 76 400 76 520 96 600 60';
const contours = [
  'M0 124C100 124 130 104 204 104S330 98 404 98 530 116 600 84',
  'M0 84C84 84 112 64 198 64S312 52 398 52 512 74 600 38',
  'M0 64C76 64 106 44 196 44S306 32 396 32 506 54 600 20',
  'M0 46C70 46 100 24 194 24S300 12 394 12 506 34 600 2',
];

const paper = css({ display: 'block', width: 'full', height: '128', overflow: 'visible' });

const flag = cva({
  base: {
    strokeWidth: 'hairline',
    transitionProperty: '[transform, fill, stroke]',
    transitionDuration: 'entrance',
    transitionTimingFunction: 'out',
  },
  variants: {
    verdict: {
      supports: { fill: 'supports', stroke: 'supports', transform: 'none' },
      inconclusive: { fill: 'inconclusive', stroke: 'inconclusive', transform: 'translateY({sizes.20})' },
      refutes: { fill: 'refutes', stroke: 'refutes', transform: 'translateY({sizes.40})' },
    },
  },
});
