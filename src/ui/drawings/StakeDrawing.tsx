import { drawing } from '#styled-system/recipes';

/** A stake with its flag on rising ground: a first idea, a first plot. */
export function StakeDrawing() {
  const styles = drawing();
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" className={styles.paper}>
      <g className={styles.faint}>
        <path d="M4 112c40-4 52-30 92-32s62 22 140 14" />
        <path d="M20 116c36-4 50-22 80-24s58 16 120 12" />
        <path d="M4 100c34-4 50-36 94-40s70 26 138 18" />
        <path d="M22 84c26-8 44-32 78-34s66 24 118 18" />
        <path d="M50 64c16-12 30-22 52-22s46 18 84 18" />
      </g>
      <g className={styles.firm}>
        <path d="M104 78V18" />
        <path d="M100 76l4 8 4-8z" className={styles.ground} />
        <path d="M92 78h24" />
      </g>
      <path d="M104 18l34 11-34 11z" className={styles.flag} />
    </svg>
  );
}
