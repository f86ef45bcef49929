import { localStyle } from '../../pages/local-style.ts';

export const providerStyle = `${localStyle}main { max-width: 28rem; }
#problem, .problem { color: var(--danger); }
#problem:empty { display: none; }
form { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; color: var(--muted); font-size: .875rem; }
label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 500; }
input { width: 100%; min-height: 2.75rem; margin-bottom: 1rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--canvas); border: 1px solid var(--edge); border-radius: 4px; }
.known { display: block; width: 100%; margin-bottom: .5rem; text-align: start; }
.known span { display: block; overflow-wrap: anywhere; }
.known span + span { color: var(--muted); font-size: .875rem; font-weight: 400; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .5rem; }
.actions .primary { flex: 1; }
`;
