import { drawing } from '#styled-system/recipes';

/** Closed contour lines around two summits, one of them staked: where to look next. */
export function ContourDrawing() {
  const styles = drawing();
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" className={styles.paper}>
      <g className={styles.faint}>
        <path d="M10 66c0-34 40-56 92-54 30 1 44 10 70 10 34 0 58 16 58 42 0 30-36 48-84 46-26-1-34-8-60-6-42 3-76-8-76-38z" />
        <path d="M28 66c0-26 30-42 70-40 28 1 40 10 68 10 26 0 46 10 46 28 0 20-26 32-62 32-26 0-38-8-62-6-34 2-60-4-60-24z" />
        <path d="M46 64c0-18 20-28 46-26s36 14 36 26-16 22-40 22-42-6-42-22z" />
        <path d="M62 63c0-10 12-16 28-15s22 8 22 15-10 13-24 13-26-4-26-13z" />
        <path d="M146 66c0-10 12-16 28-15s24 6 24 14-12 15-26 15-26-5-26-14z" />
      </g>
      <g className={styles.firm}>
        <path d="M88 63V22" />
        <path d="M80 63h16" />
      </g>
      <path d="M88 22l24 8-24 8z" className={styles.flag} />
    </svg>
  );
}
