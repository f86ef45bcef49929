/** How pages that the server draws for its own machine look. The colors are those of src/ui/theme/palette.ts. */
export const localStyle = `:root {
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
main { width: min(100%, 46rem); margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5625rem; line-height: 1.3; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; color: var(--muted); overflow-wrap: anywhere; }
a { color: var(--brand); }
.mark { margin-bottom: .5rem; color: var(--marker); font-weight: 600; font-size: .875rem; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 500; color: var(--ink); text-decoration: none; background: none; border: 1px solid var(--edge); border-radius: 4px; cursor: pointer; }
button:hover, .button:hover { background: var(--tint); }
.primary { color: var(--on-brand); background: var(--brand); border-color: var(--brand); }
.primary:hover { background: var(--brand-hover); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
code { font-family: "JetBrains Mono Variable", ui-monospace, monospace; font-size: .8125rem; overflow-wrap: anywhere; }
`;
