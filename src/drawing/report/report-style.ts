import type { DrawingTheme } from '../drawing-theme.ts';

/** Themes of the page, by the preference of its reader's system; paper is always light. */
interface ReportThemes {
  readonly light: DrawingTheme;
  readonly dark: DrawingTheme;
}

/** The addresses of the product's type, as WOFF2. */
export interface ReportFonts {
  readonly text: string;
  readonly display: string;
  readonly mono: string;
}

/** Colors and fonts of a report. */
export interface ReportStyle {
  readonly themes: ReportThemes;
  /** Null for a page that is read away from the server. */
  readonly fonts: ReportFonts | null;
}

/** The style sheet of a report, for screens and for paper: A4 and letter, also in black and white. */
export function reportStyle({ themes, fonts }: ReportStyle): string {
  const { light, dark } = themes;
  return [
    fonts === null ? '' : facesOf(fonts),
    `:root{${colorsOf(light)};color-scheme:light dark}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colorsOf(dark)}}}`,
    forced,
    rules,
    print,
  ]
    .join('\n')
    .replaceAll('\n', '');
}

const facesOf = ({ text, display, mono }: ReportFonts): string =>
  [
    face('Inter', '100 900', text),
    face('Bricolage Grotesque', '200 800', display),
    face('JetBrains Mono', '100 800', mono),
  ].join('');

const face = (family: string, weight: string, address: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${address}") format("woff2")}`;

const colorsOf = ({
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
}: DrawingTheme): string =>
  `--paper:${paper};--surface:${surface};--ink:${ink};--muted:${muted};--line:${line};--strong:${strongLine};--supports:${supports};--inconclusive:${inconclusive};--refutes:${refutes};--brand:${brand}`;

/** Charts are drawn with these colors, which a system that forces its own ones does not change by itself. */
const forced =
  '@media(forced-colors:active){:root{--paper:Canvas;--surface:Canvas;--ink:CanvasText;--muted:CanvasText;--line:CanvasText;--strong:CanvasText;--supports:CanvasText;--inconclusive:CanvasText;--refutes:CanvasText;--brand:LinkText}svg{forced-color-adjust:none}}';

const rules = `
*{box-sizing:border-box;margin:0;padding:0}
html{background:var(--paper);-webkit-text-size-adjust:100%}
body{color:var(--ink);font:400 16px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere;padding:clamp(0rem,4vw,3rem) clamp(0rem,3vw,1.5rem)}
main{max-width:46rem;margin-inline:auto;background:var(--surface);border:1px solid var(--line);padding:clamp(1.5rem,5vw,3.5rem) clamp(1.25rem,6vw,4rem) 4rem}
h1,h2,.counts dd{font-family:"Bricolage Grotesque",Inter,system-ui,sans-serif;font-weight:600;letter-spacing:-.01em}
h1{unicode-bidi:plaintext;font-size:clamp(1.75rem,5vw,2.4375rem);line-height:1.13;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.4}
h3{font-size:.875rem;line-height:1.4}
.claim,caption,figcaption,.standing{text-wrap:pretty}
strong{font-weight:600}
.above{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1.5rem;padding-bottom:.5rem;border-bottom:1px solid var(--line);font-size:.875rem;color:var(--muted)}
.above span:first-child{color:var(--brand);font-weight:600}
.title{display:flex;justify-content:space-between;gap:1.5rem;align-items:start;padding-block:2rem 0}
.pitch{font-size:1.25rem;line-height:1.4;margin-top:.5rem;text-wrap:pretty}
.by{margin-top:.75rem;color:var(--muted)}
.by+.by{margin-top:.125rem}
.qr{flex:none;width:5.5rem;font-size:.75rem;line-height:1.4;text-align:center}
.qr svg{display:block;background:#fff;forced-color-adjust:none}
.qr path{fill:#000}
header>.lines{margin-top:1.5rem}
.standing{margin-top:1.75rem;padding-inline-start:1rem;border-inline-start:3px solid var(--brand);font-size:1.125rem;line-height:1.5;font-weight:500}
.counts{display:flex;flex-wrap:wrap;gap:1rem 2.5rem}
.counts div{display:flex;flex-direction:column-reverse}
.counts dd{font-size:1.9375rem;line-height:1.2;font-variant-numeric:tabular-nums}
.counts dt,.term,.about dt{font-size:.8125rem;color:var(--muted)}
header .counts{margin-top:1.75rem}
.about{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1rem 2rem;margin-top:1.75rem}
.about dd{margin-top:.125rem}
header table,header .next{margin-top:1.75rem}
.steps{list-style:none;padding:0}
.steps li{position:relative;padding-inline-start:1.25rem;margin-top:.25rem}
.steps li::before{content:"→";position:absolute;inset-inline-start:0;color:var(--brand)}
section{margin-top:2.5rem;padding-top:1.25rem;border-top:1px solid var(--line)}
section>*+*{margin-top:.875rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.5rem 1rem}
.facts .hash{grid-column:1/-1}
.check{font-size:.875rem}
.check dt{font-size:.8125rem;color:var(--muted)}
.hash dd,.number,.formulas dt{font-family:"JetBrains Mono",ui-monospace,SFMono-Regular,Consolas,monospace;font-size:.8125rem;word-break:break-all}
.lines{white-space:pre-line}
.small{font-size:.8125rem;color:var(--muted)}
.missing{color:var(--muted)}
.supports{color:var(--supports)}.inconclusive,.neutral{color:var(--inconclusive)}.refutes{color:var(--refutes)}
a{color:var(--brand);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
sup{font-size:.6875rem;line-height:0;margin-inline-start:.125rem}
sup a{padding:.375rem .25rem;text-decoration:none}
li:target{outline:2px solid var(--brand);outline-offset:4px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9375rem}
caption{text-align:start;font-weight:600;padding-bottom:.25rem}
th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-top:1px solid var(--line);font-weight:400}
th:last-child,td:last-child{padding-inline-end:0}
thead th{font-size:.8125rem;color:var(--muted);border-top:0;padding-block:0 .375rem}
td{min-width:4.5em}
td:last-child:not(:only-child){min-width:9em}
blockquote{border-inline-start:3px solid var(--line);padding-inline-start:1rem}
blockquote p:first-child{font-size:1.0625rem}
figure>*+*{margin-top:.5rem}
figcaption{font-size:.875rem;color:var(--muted)}
figure svg{display:block;max-width:100%;height:auto}
.canvas svg{background:#fff}
.narrow{display:none}
summary{cursor:pointer;font-size:.8125rem;color:var(--muted);padding-block:.25rem}
ul,ol{padding-inline-start:2rem}
.evidence{list-style:none;padding:0}
.notes li+li,.evidence li+li,.formulas>div+div{margin-top:.625rem}
body>footer{max-width:46rem;margin:1rem auto 0;padding-inline:1.25rem;font-size:.8125rem;color:var(--muted)}
@media screen and (max-width:34rem){
main{border-inline:0}
header .qr{display:none}
figure>svg{display:none}
.narrow{display:block}
td{min-width:0}
td:last-child:not(:only-child){min-width:7em}
.wide,.wide tbody,.wide tr,.wide th{display:block}
.wide thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.wide tr{padding-bottom:.5rem}
.wide th{padding-block:.5rem .125rem}
.wide td,.wide td:last-child:not(:only-child){display:inline-block;min-width:0;padding:0 1rem 0 0;border:0;font-size:.875rem}
.wide td::before{content:attr(data-column) ": ";color:var(--muted)}
}
`;

const print = `
@page{margin:18mm 16mm}
@media print{
html,main{background:#fff}
body{padding:0;font-size:10pt}
main{max-width:none;border:0;padding:0}
.above{border-color:var(--strong)}
.title{padding-top:8mm}
body>footer{max-width:none;padding:0}
a{color:inherit;text-decoration:none}
h1,h2,h3,caption,figcaption,thead{break-after:avoid}
.check{break-before:page;margin-top:0;border-top:0;padding-top:0;font-size:9pt}
header,.claim,blockquote,figure,figure svg,tr,li,.formulas>div{break-inside:avoid}
h2{break-inside:avoid}
p{orphans:2;widows:2}
details{display:none}
.canvas details{display:block}
.canvas summary{display:none}
.canvas details::details-content{content-visibility:visible;display:block;block-size:auto}
li:target{outline:0}
}
`;
