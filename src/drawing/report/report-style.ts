import type { DrawingTheme } from '../drawing-theme.ts';

/** The style sheet of a report, for screens and for paper: A4 and letter, also in black and white. */
export const reportStyle = (theme: DrawingTheme): string => `${colors(theme)}${rules}`;

const colors = ({
  paper,
  surface,
  ink,
  muted,
  line,
  strongLine,
  supports,
  inconclusive,
  refutes,
  brand,
}: DrawingTheme) =>
  `:root{--paper:${paper};--surface:${surface};--ink:${ink};--muted:${muted};--line:${line};--strong:${strongLine};--supports:${supports};--inconclusive:${inconclusive};--refutes:${refutes};--brand:${brand};color-scheme:light}`;

const rules = `
*{box-sizing:border-box;margin:0;padding:0}
html{background:var(--paper);-webkit-text-size-adjust:100%}
body{color:var(--ink);font:400 16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere;padding:1.5rem 1rem}
main{max-width:42.5rem;margin-inline:auto;background:var(--surface);border:1px solid var(--line);padding:1.5rem clamp(1rem,5vw,3rem) 3rem}
header{border:1px solid var(--ink);padding:1rem;display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.75rem 1rem;align-items:start}
h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.3}
h3{font-size:1rem;line-height:1.4}
h2,.claim,caption,figcaption{text-wrap:pretty}
section{margin-top:2.25rem}
section>*+*{margin-top:.75rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.5rem 1rem}
.facts .hash{grid-column:1/-1}
dt{font-size:.8125rem;color:var(--muted)}
.hash dd,.number,.formulas dt{font-family:"JetBrains Mono",ui-monospace,SFMono-Regular,Consolas,monospace;font-size:.8125rem;word-break:break-all}
.qr{width:6.5rem;font-size:.8125rem}
.qr svg{display:block;background:#fff}
.qr path{fill:#000}
.lines{white-space:pre-line}
.small{font-size:.875rem;color:var(--muted)}
.missing{color:var(--muted);border-inline-start:2px solid var(--strong);padding-inline-start:.75rem}
.supports{color:var(--supports)}.inconclusive,.neutral{color:var(--inconclusive)}.refutes{color:var(--refutes)}
a{color:var(--brand);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
sup{font-size:.75rem;line-height:0;margin-inline-start:.125rem}
sup a{padding:.25rem .125rem}
li:target{outline:2px solid var(--brand);outline-offset:4px}
table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600;padding-bottom:.25rem}
th,td{text-align:start;vertical-align:top;padding:.375rem .5rem .375rem 0;border-top:1px solid var(--line);font-weight:400}
thead th{font-size:.8125rem;color:var(--muted);border-top:0}
td{min-width:4.5em}
blockquote{border-inline-start:2px solid var(--strong);padding-inline-start:.75rem}
figure>*+*{margin-top:.5rem}
figcaption{font-weight:600}
figure svg{display:block;max-width:100%;height:auto}
summary{cursor:pointer;font-size:.875rem;padding-block:.25rem}
ul,ol{padding-inline-start:2rem}
.evidence{list-style:none;padding:0}
.notes li+li,.evidence li+li{margin-top:.75rem}
.formulas>div+div{margin-top:.75rem}
.formulas dd{font-size:.9375rem}
body>footer{max-width:42.5rem;margin:1rem auto 0;font-size:.8125rem;color:var(--muted)}
@media(max-width:30rem){header{grid-template-columns:minmax(0,1fr)}}
@media print{
@page{margin:18mm 16mm}
html,main{background:#fff}
body{padding:0;font-size:10.5pt}
main{max-width:none;border:0;padding:0}
header{margin-inline-end:1px}
body>footer{max-width:none}
a{color:inherit;text-decoration:none}
h1,h2,h3,caption,figcaption,thead{break-after:avoid}
.check{break-before:page}
header,.claim,blockquote,figure,figure svg,tr,li,.formulas>div{break-inside:avoid}
h2{break-inside:avoid}
p{orphans:2;widows:2}
summary{display:none}
details::details-content{content-visibility:visible;display:block;block-size:auto}
li:target{outline:0}
}
`.replaceAll('\n', '');
