import { css } from '#styled-system/css';

/** The brand's mark: a survey stake with its flag inside a square plot. Takes the size of what holds it. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={css({ width: 'full', height: 'full' })}>
      <rect x="3" y="3" width="26" height="26" rx="2" stroke="currentColor" strokeWidth="2.5" />
      <path d="M8 24h8M12 24V8" stroke="currentColor" strokeWidth="2.5" />
      <path d="M12 8l11 4-11 4z" className={css({ fill: 'marker' })} />
    </svg>
  );
}
