import type { Palette } from '#domain/page/page.ts';
import type { PageTheme } from '#domain/page/page-theme.ts';
import { everyScript, type FontScript } from '../page/font-scripts.ts';
import { fontFaces } from '../page/theme-fonts.ts';
import { themeVariables } from '../page/themed-style.ts';
import { fieldRules } from './field-rules.ts';

/** The style sheet of a survey's pages in a theme of pages: a question on a card, on the theme's ground. */
export const themedSurveyStyle = (
  theme: PageTheme,
  palette: Palette,
  scripts: readonly FontScript[] = everyScript,
): string =>
  `${fontFaces(theme, scripts)}${themeVariables(theme, { palette }, 'body')}body{margin:0;min-height:100vh;${ground}${traits[theme]}}${fieldRules}${themedRules}`;

/** The same for a preview: below an element of that class alone. */
export const themedPreviewStyle = (theme: PageTheme, palette: Palette, name: string): string =>
  `${fontFaces(theme, everyScript)}${themeVariables(theme, { palette }, `.${name}`)}.${name}{${ground}${traits[theme]};${fieldRules}${themedRules}}`;

/** The element that holds the card and what stands below it. */
const ground =
  '--line:color-mix(in srgb,var(--ink) 15%,transparent);--below:var(--muted);container:survey/inline-size;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.6 var(--text);overflow-wrap:anywhere;line-break:strict;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;';

/**
 * Traits of each theme, as its pages have them: `--r` (corners), `--rb` (of buttons), `--dw` (weight of headings), `--ls`
 * (their spacing), `--lh` (their lines), `--h1`, `--ground`, `--below` (text on that ground) and `--card` (its edge).
 */
const traits: Readonly<Record<PageTheme, string>> = {
  software:
    '--r:.875rem;--rb:.625rem;--dw:650;--ls:-.028em;--lh:1.18;--h1:clamp(1.625rem,1.35rem + 1.5cqi,2.25rem);--card:1px solid var(--line);--ground:radial-gradient(60rem 32rem at 85% -10%,color-mix(in srgb,var(--accent) 12%,transparent),transparent) var(--soft)',
  'local-service':
    '--r:1.5rem;--rb:2rem;--dw:600;--ls:-.015em;--lh:1.16;--h1:clamp(1.75rem,1.4rem + 1.9cqi,2.5rem);--card:0;--ground:var(--soft)',
  consumer:
    '--r:2rem;--rb:2rem;--dw:800;--ls:-.03em;--lh:1.06;--h1:clamp(1.875rem,1.4rem + 2.6cqi,3rem);--card:0;--ground:var(--strong);--below:var(--on-strong)',
  professional:
    '--r:.375rem;--rb:.375rem;--dw:600;--ls:-.02em;--lh:1.22;--h1:clamp(1.5rem,1.3rem + 1.1cqi,2rem);--card:1px solid var(--line);--ground:var(--soft);font-size:1rem',
  marketplace:
    '--r:1.25rem;--rb:.875rem;--dw:800;--ls:-.025em;--lh:1.16;--h1:clamp(1.625rem,1.35rem + 1.5cqi,2.25rem);--card:1px solid var(--line);--ground:linear-gradient(var(--soft),var(--background))',
  essay:
    '--r:.125rem;--rb:.125rem;--dw:400;--ls:-.015em;--lh:1.14;--h1:clamp(1.875rem,1.5rem + 2cqi,2.75rem);--card:0;--ground:var(--background);font-size:1.125rem',
};

const themedRules = `
h1{font-family:var(--display);font-weight:var(--dw);font-size:var(--h1);line-height:var(--lh);letter-spacing:var(--ls);word-break:auto-phrase;hyphens:auto;hyphenate-limit-chars:12 5 5}
h1 label{font-weight:inherit}
h1:lang(ja),h1:lang(zh),h1:lang(ko),h1:lang(ar),h1:lang(fa),h1:lang(he){letter-spacing:0;line-height:1.35}
.main,.foot{max-width:42rem;margin-inline:auto;padding-inline:1.25rem}
.main{padding-block:1.5rem 2.5rem;background:var(--background)}
.foot{margin-top:0;padding-block:1.5rem 3rem;border:0;color:var(--below);font-size:.8125rem;line-height:1.5}
.foot>*+*{margin-top:.5rem}
.foot a{color:inherit}
.title,.small,.help{color:var(--muted)}
.title{font-weight:500;font-size:.9375rem}
.small{font-size:.8125rem;line-height:1.5}
.progress{display:block;width:100%;height:.375rem;appearance:none;border:0;border-radius:1rem;background:var(--line);overflow:hidden;color:var(--accent);margin-top:.75rem!important}
.progress::-webkit-progress-bar{background:none}
.progress::-webkit-progress-value{background:var(--accent);border-radius:1rem}
.progress::-moz-progress-bar{background:var(--accent);border-radius:1rem}
.progress~form{margin-top:1.75rem}
fieldset>.help{margin-bottom:1.25rem}
fieldset>.problem{margin-block:1rem}
.check{position:relative;margin-top:.625rem;padding:.875rem 1rem;border:1px solid var(--line);border-radius:min(var(--r),1rem)}
.check label::before{content:"";position:absolute;inset:0}
.check input{position:relative;z-index:1}
.check:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.row{margin-top:1.75rem}
.scale .check{border-color:var(--line);border-radius:min(var(--r),.75rem)}
.scale .check:has(:checked){border-color:var(--accent)}
.points{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.75rem,1fr))}
.points .check{padding:.625rem .25rem;border-color:var(--line);border-radius:min(var(--r),.75rem)}
.points .check:has(:checked){border-color:var(--accent)}
.text,select{min-height:3.25rem;padding:.5rem 1rem;border-color:color-mix(in srgb,var(--ink) 60%,var(--background));border-radius:min(var(--rb),1.625rem)}
textarea.text{border-radius:min(var(--r),1rem);padding-block:.75rem}
button,.button{min-height:3.25rem;padding:.85rem 1.75rem;border-width:1px;border-radius:var(--rb);font-size:1.0625rem}
.problems{border-radius:min(var(--r),1rem)}
.answers>div,.main details{border-color:var(--line)}
.main details{padding-top:1.25rem;border-top:1px solid var(--line);margin-top:2rem}
[dir=rtl] :is(h1,h2,p,label,legend,li,dt,dd){unicode-bidi:plaintext;text-align:right}
[dir=rtl] .points label{text-align:center}
@container survey (min-width:44rem){.main{margin-top:clamp(2rem,7cqi,5rem);padding:clamp(2rem,5cqi,3.25rem);border:var(--card);border-radius:var(--r)}
.foot{padding-inline:clamp(2rem,5cqi,3.25rem)}}
`.replaceAll('\n', '');
