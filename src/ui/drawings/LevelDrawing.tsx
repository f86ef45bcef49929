import { drawing } from '#styled-system/recipes';

/** A surveyor's level on its tripod, sighting a rod that is out of reach: no connection, or an error. */
export function LevelDrawing() {
  const styles = drawing();
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" className={styles.paper}>
      <g className={styles.faint}>
        <path d="M8 108h224" />
        <path d="M88 44h96" strokeDasharray="2 5" />
      </g>
      <g className={styles.firm}>
        <path d="M64 54L44 108M64 54v54M64 54l20 54" />
        <path d="M56 48h16v6H56z" className={styles.ground} />
        <path d="M44 36h36v12H44z" className={styles.ground} />
        <path d="M80 38h8v8h-8zM40 39h4v6h-4z" className={styles.ground} />
        <path d="M192 16h10v92h-10z" className={styles.ground} />
        <path d="M192 28h6M192 40h6M192 52h6M192 64h6M192 76h6M192 88h6" />
      </g>
      <path d="M202 16l22 7-22 7z" className={styles.flag} />
    </svg>
  );
}
