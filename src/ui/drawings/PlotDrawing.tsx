import { drawing } from '#styled-system/recipes';

/** A measured plot with a corner that is not staked yet: something is missing here. */
export function PlotDrawing() {
  const styles = drawing();
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" className={styles.paper}>
      <g className={styles.faint}>
        <path d="M44 96L196 96M44 96L68 28M68 28L180 28M180 28L196 96" strokeDasharray="5 4" />
        <path d="M56 62h132M112 28l-12 68M142 28l8 68" />
        <path d="M44 108h152M44 104v8M196 104v8" />
      </g>
      <g className={styles.firm}>
        <path d="M44 96V70M36 96h16" />
        <path d="M68 28V8M60 28h16" />
        <path d="M180 28V8M172 28h16" />
        <circle cx="196" cy="96" r="5" strokeDasharray="2 2" />
      </g>
      <path d="M44 70l16 5.5-16 5.5z" className={styles.flag} />
      <path d="M68 8l16 5-16 5z" className={styles.flag} />
      <path d="M180 8l16 5-16 5z" className={styles.flag} />
    </svg>
  );
}
