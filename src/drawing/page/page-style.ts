import { colorPattern, contrastOf } from '#domain/page/contrast.ts';
import { defaultPalette, type PageFont, type PageSettings, type Palette } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import type { FontScript } from './font-scripts.ts';
import { themedStyle } from './themed-style.ts';

/** The style sheet of a page: that of its theme, if it has one, with fonts for the scripts that it is written in. */
export const styleOfPage = (
  settings: Pick<PageSettings, 'theme' | 'palette' | 'font'>,
  scripts?: readonly FontScript[],
): string =>
  isPageTheme(settings.theme)
    ? themedStyle(settings.theme, settings, scripts)
    : pageStyle(settings.palette, settings.font);

/**
 * The style sheet of a page without a theme, for whatever has the class `p-page`: it asks that element's width, not the window's, so that
 * an editor can show a page as narrow as a phone. Text has one of the palette's three pairs, which publishing has checked.
 */
function pageStyle(given: Palette, font: PageFont): string {
  const { background, ink, accent, onAccent } = safePalette(given);
  const { display, text } = fonts[font] ?? fonts.grotesque;
  const scheme = contrastOf(background, '#ffffff') < contrastOf(background, '#000000') ? 'light' : 'dark';
  return `.p-page{--background:${background};--ink:${ink};--accent:${accent};--on-accent:${onAccent};--display:${display};--text:${text};color-scheme:${scheme}}${rules}`;
}

/** Returns the given palette, or the default one if it is invalid: nothing but colors gets into a style sheet. */
export const safePalette = (given: Palette): Palette =>
  [given.background, given.ink, given.accent, given.onAccent].every((color) => colorPattern.test(color))
    ? given
    : defaultPalette;

const plain = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

/** Fonts that devices have: a page brings none along, and the editor's own would look unlike it. */
const fonts: Readonly<Record<PageFont, { readonly display: string; readonly text: string }>> = {
  grotesque: { display: `"Helvetica Neue",${plain}`, text: plain },
  serif: { display: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif', text: plain },
  mono: { display: 'ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace', text: plain },
};

const rules = `
.p-page,.p-page *{box-sizing:border-box;margin:0;padding:0}
.p-page{--line:color-mix(in srgb,var(--ink) 24%,transparent);container:p-page/inline-size;position:relative;background:var(--background);color:var(--ink);font:400 17px/1.6 var(--text);overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
.p-page h1,.p-page h2,.p-page h3{font-family:var(--display);font-weight:700;line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
.p-page h1{font-size:clamp(2rem,1.3rem + 3.6cqi,3.5rem);line-height:1.06;letter-spacing:-.025em}
.p-page h2{font-size:clamp(1.5rem,1.25rem + 1.3cqi,2.125rem)}
.p-page h3,.p-page .p-name{font-size:1.1875rem;letter-spacing:-.005em}
.p-page a{color:var(--accent);text-underline-offset:.15em}
.p-page ul,.p-page ol{padding-inline-start:1.25em}
.p-page img{display:block;max-width:100%;height:auto;border-radius:.5rem}
.p-page :focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.p-seen{position:absolute;width:1px;height:1px}
.p-section{padding:clamp(2.25rem,7cqi,5rem) 1.25rem}
.p-in{max-width:68rem;margin-inline:auto!important}
.p-in>*+*{margin-top:1.5rem}
.p-title{max-width:70.5rem;padding:2.5rem 1.25rem 0!important}
.p-prose{max-width:42rem}
.p-prose>*+*{margin-top:1em}
.p-small{font-size:.875rem}
.p-list{list-style:none;padding:0!important;display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.p-list>*>*+*{margin-top:.5rem}
.p-list>li>img{margin-bottom:1rem}
.p-name+.p-prose{margin-top:.375rem}
.p-page .p-button{display:inline-block;min-height:3rem;padding:.7rem 1.5rem;border:2px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on-accent);font:600 1.0625rem/1.4 var(--text);text-align:center;text-decoration:none;cursor:pointer;list-style:none}
.p-page .p-button:hover{text-decoration:underline}
.p-button::-webkit-details-marker{display:none}
.p-hero{padding-block:clamp(3rem,11cqi,7.5rem)}
.p-words>*+*{margin-top:1.5rem}
.p-hero .p-prose{font-size:1.1875rem}
.p-hero-centered{text-align:center}
.p-hero-centered h1,.p-hero-centered h2{max-width:48rem;margin-inline:auto}
.p-hero-centered .p-prose{max-width:38rem;margin-inline:auto}
.p-hero-centered img{margin-inline:auto;margin-top:3rem}
.p-hero-plain .p-in{border-inline-start:4px solid var(--accent);padding-inline-start:clamp(1rem,4cqi,2.5rem)}
.p-text-narrow h2{max-width:42rem}
.p-text-wide .p-prose{max-width:none}
.p-features-rows .p-list,.p-pricing-rows .p-list{grid-template-columns:minmax(0,1fr);gap:0}
.p-features-rows .p-list>li,.p-pricing-rows .p-list>li{padding-block:1.5rem;border-top:1px solid var(--line)}
.p-steps .p-list{counter-reset:step}
.p-steps .p-list>li{counter-increment:step}
.p-steps .p-list>li::before{content:counter(step);display:block;font:700 1.0625rem/2.5rem var(--display);color:var(--accent)}
.p-steps-numbered .p-list>li::before{width:2.5rem;border:2px solid var(--accent);border-radius:50%;text-align:center;line-height:calc(2.5rem - 4px);margin-bottom:.75rem}
.p-steps-line .p-list{grid-template-columns:minmax(0,1fr);gap:0}
.p-steps-line .p-list>li{position:relative;padding:0 0 2rem 3.25rem;border-inline-start:2px solid var(--line);margin-inline-start:1.25rem}
.p-steps-line .p-list>li:last-child{border-color:transparent;padding-bottom:0}
.p-steps-line .p-list>li::before{position:absolute;inset-inline-start:-1.3rem;top:-.5rem;width:2.5rem;background:var(--background);text-align:center}
.p-page figcaption{margin-top:.75rem;font-size:.9375rem}
.p-picture img{width:100%}
.p-picture-framed figure{padding:clamp(.5rem,2cqi,1.25rem);border:1px solid var(--line);border-radius:.75rem}
.p-pricing-cards .p-list>li,.p-quotes-cards figure,.p-form-boxed .p-in,.p-survey-boxed .p-in{padding:clamp(1.25rem,4cqi,2rem);border:1px solid var(--line);border-radius:.75rem}
.p-pricing .p-list>li.p-marked{border:2px solid var(--accent);border-radius:.75rem;padding:clamp(1.25rem,4cqi,2rem)}
.p-price strong{font:700 2rem/1.2 var(--display)}
.p-door,.p-order,.p-pricing .p-list>li>.p-button{margin-top:1.25rem!important}
.p-order[open]>*+*{margin-top:1rem}
.p-page .p-order[open]>.p-button{background:none;border-color:transparent;color:inherit;padding-inline:0;text-align:start}
.p-page blockquote{font:500 1.1875rem/1.5 var(--display)}
.p-quotes-single .p-list{grid-template-columns:minmax(0,1fr);gap:3rem}
.p-quotes-single figure{padding-inline-start:1.5rem;border-inline-start:4px solid var(--accent)}
.p-quotes-single blockquote{font-size:clamp(1.25rem,1rem + 1.6cqi,1.75rem);line-height:1.4}
.p-quotes figcaption strong{margin-inline-end:.75em}
.p-faq .p-in>*{max-width:48rem}
.p-faq details{border-top:1px solid var(--line);margin-top:0}
.p-faq h2+details{margin-top:1.5rem}
.p-faq-boxes details{border:1px solid var(--line);border-radius:.5rem;margin-top:.75rem}
.p-faq summary{padding-block:1rem;cursor:pointer}
.p-faq-boxes summary,.p-faq-boxes .p-prose{padding-inline:1.25rem}
.p-faq summary .p-name{display:inline;font-size:1.0625rem}
.p-faq .p-prose{padding-bottom:1.25rem}
.p-form .p-field{margin-top:1rem}
.p-form>.p-button,.p-form>.p-small{margin-top:1.25rem}
.p-in .p-form{max-width:30rem}
.p-form-boxed .p-in,.p-survey-boxed .p-in{max-width:40rem}
.p-page label,.p-page legend{font-weight:600}
.p-page .p-check{display:flex;gap:.75rem;align-items:flex-start;flex-wrap:wrap}
.p-page .p-check label{flex:1;font-weight:400}
.p-page .p-check input{width:1.5rem;height:1.5rem;flex:none;accent-color:var(--accent)}
.p-page fieldset{border:0;min-width:0}
.p-page fieldset .p-check{margin-top:.5rem}
.p-page input:not([type=checkbox],[type=radio],[type=hidden]){display:block;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--ink);border-radius:.5rem;background:var(--background);color:var(--ink);font:400 1.0625rem/1.4 var(--text);margin-top:.375rem}
.p-page [aria-invalid]{border-width:2px!important}
.p-problem{flex-basis:100%;font-weight:600}
.p-problem::before{content:"⚠ "}
.p-problems{width:calc(100% - 2.5rem);border:2px solid var(--ink);border-radius:.5rem;padding:1.25rem!important;margin-top:1.25rem!important;scroll-margin-top:1.25rem}
.p-problems a,.p-footer a{color:inherit}
.p-trap{position:absolute;inset-inline-start:-9999px}
.p-value{font:700 clamp(2rem,1.4rem + 2.4cqi,3rem)/1.1 var(--display);color:var(--accent)}
.p-numbers .p-list{grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr))}
.p-numbers img{max-height:4rem;width:auto}
.p-numbers-boxed .p-list>li{padding:1.25rem;border:1px solid var(--line);border-radius:.75rem}
.p-footer{padding-block:2.5rem;border-top:1px solid var(--line);font-size:.9375rem}
.p-footer .p-prose{max-width:none}
.p-owner{padding-block:1.25rem!important;border-bottom:1px solid var(--line)}
.p-owner a{color:inherit;font:700 1.0625rem/1.4 var(--display);text-decoration:none}
.p-owner a:hover{text-decoration:underline}
.p-owner .p-in,.p-notice .p-in,main:has(.p-notice)~.p-footer .p-in{max-width:40rem}
.p-notice{min-height:60vh}
.p-notice h1:focus{outline:none}
.p-features-rows .p-list>li>img{max-width:min(100%,22rem)}
@container p-page (min-width:48rem){.p-hero-split .p-in{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:3.5rem;align-items:center}
.p-hero-split .p-in>:only-child{grid-column:1/-1}
.p-hero-split .p-in>*+*{margin-top:0}
.p-features-rows .p-list>li>div,.p-footer-columns .p-in{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:2rem}
.p-features-rows .p-list>li>div>*,.p-footer-columns .p-in>*{margin-top:0}
.p-pricing-rows .p-list>li:not(.p-marked){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) minmax(0,2fr) auto;gap:1.5rem;align-items:center}
.p-pricing-rows .p-list>li:not(.p-marked)>*{margin-top:0!important}}
@media print{.p-seen,.p-door,.p-form{display:none}}`.replaceAll('\n', '');
