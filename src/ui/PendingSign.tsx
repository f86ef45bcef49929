import { css } from '#styled-system/css';

/** A turning arc: something is under way. Decoration; the words beside it say what. */
export function PendingSign() {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={css({ animation: 'turn' })}>
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
