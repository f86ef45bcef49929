/** The colours are those of src/ui/theme/palette.ts. */
export const providerStyle = `:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.985 0.006 95), oklch(0.19 0.012 165));
  --surface: light-dark(oklch(1 0 0), oklch(0.225 0.014 165));
  --line: light-dark(oklch(0.89 0.01 95), oklch(0.32 0.015 165));
  --edge: light-dark(oklch(0.62 0.012 120), oklch(0.53 0.015 165));
  --ink: light-dark(oklch(0.24 0.02 165), oklch(0.95 0.008 95));
  --muted: light-dark(oklch(0.46 0.02 165), oklch(0.74 0.012 120));
  --brand: light-dark(oklch(0.44 0.085 165), oklch(0.76 0.11 165));
  --brand-hover: light-dark(oklch(0.39 0.08 165), oklch(0.81 0.105 165));
  --on-brand: light-dark(oklch(1 0 0), oklch(0.19 0.012 165));
  --tint: light-dark(oklch(0.955 0.022 165), oklch(0.28 0.035 165));
  --marker: light-dark(oklch(0.54 0.16 42), oklch(0.74 0.17 50));
  --danger: light-dark(oklch(0.5 0.18 25), oklch(0.73 0.14 22));
}
[data-theme="light"] { color-scheme: light; }
[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 "Inter Variable", system-ui, sans-serif; background: var(--canvas); color: var(--ink); }
main { width: min(100%, 28rem); margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5625rem; line-height: 1.3; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; color: var(--muted); overflow-wrap: anywhere; }
.mark { margin-bottom: .5rem; color: var(--marker); font-weight: 600; font-size: .875rem; }
#problem, .problem { color: var(--danger); }
#problem:empty { display: none; }
form { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; color: var(--muted); font-size: .875rem; }
label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 500; }
input { width: 100%; min-height: 2.75rem; margin-bottom: 1rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--canvas); border: 1px solid var(--edge); border-radius: 4px; }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 500; color: inherit; background: none; border: 1px solid var(--edge); border-radius: 4px; cursor: pointer; }
button:hover { background: var(--tint); }
.primary { color: var(--on-brand); background: var(--brand); border-color: var(--brand); }
.primary:hover { background: var(--brand-hover); }
.known { display: block; width: 100%; margin-bottom: .5rem; text-align: start; }
.known span { display: block; overflow-wrap: anywhere; }
.known span + span { color: var(--muted); font-size: .875rem; font-weight: 400; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .5rem; }
.actions .primary { flex: 1; }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
code { font-family: "JetBrains Mono Variable", ui-monospace, monospace; overflow-wrap: anywhere; }
`;
