import type { PageTheme } from '#domain/page/page-theme.ts';

/**
 * Style of pages in a theme: first all that they share, then the traits of each. A theme sets `--r` (corners),
 * `--rb` (of buttons), `--pad` (above and below a section), `--wide`, `--h1`, `--h2`, `--dw` (weight of headings), `--ls`
 * (their spacing) and `--lh` (their lines). Where the ground changes, the colors on it do: a section on `--strong` has the
 * text of that ground for all of its text.
 */
const all = `
.p-page,.p-page *{box-sizing:border-box;margin:0;padding:0}
.p-page{--line:color-mix(in srgb,var(--ink) 15%,transparent);--field:var(--background);--rb:var(--r);--wide:70rem;--pad:clamp(3.5rem,9cqi,7rem);--h1:clamp(2.375rem,1.5rem + 4cqi,4rem);--h2:clamp(1.75rem,1.3rem + 2cqi,2.625rem);--lh:1.08;container:p-page/inline-size;position:relative;background:var(--background);color:var(--ink);font:400 1.0625rem/1.6 var(--text);overflow-wrap:anywhere;line-break:strict;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
.p-page :is(h1,h2,h3){font-family:var(--display);font-weight:var(--dw);line-height:1.2;letter-spacing:var(--ls);word-spacing:calc(var(--ls)*-2);text-wrap:balance;word-break:auto-phrase;hyphens:auto;hyphenate-limit-chars:12 5 5}
.p-page h1{font-size:var(--h1);line-height:var(--lh)}
.p-page h2{font-size:var(--h2);line-height:1.14}
.p-page h1.p-long{font-size:min(var(--h1),8.8cqi)}
.p-page h1.p-longer{font-size:min(var(--h1),max(1.625rem,6.6cqi))}
.p-page h2.p-long{font-size:min(var(--h2),max(1.5rem,3.3cqi),2.5rem)}
.p-page h2.p-longer{font-size:min(var(--h2),max(1.375rem,2.5cqi),1.875rem)}
.p-page :is(h3,.p-name){font-size:1.1875rem;line-height:1.35;letter-spacing:calc(var(--ls)/3)}
.p-page :lang(ja),.p-page:is(:lang(ja),:lang(zh),:lang(ko),:lang(ar),:lang(he)) :is(h1,h2,h3){letter-spacing:0;word-spacing:0;line-height:1.3}
.p-page:is(:lang(ja),:lang(zh),:lang(ko)) h1{font-size:calc(var(--h1)*.75)}
:is([dir=rtl] .p-page,.p-page[dir=rtl]) [dir=auto]:not(.p-button){text-align:-webkit-match-parent;text-align:match-parent}
.p-page a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.07em}
.p-page :is(ul,ol){padding-inline-start:1.25em}
.p-page img{display:block;max-width:100%;height:auto;border-radius:var(--r)}
.p-page :focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.p-seen{position:absolute;width:1px;height:1px}
.p-section{padding:var(--pad) clamp(1.25rem,4cqi,2.5rem);background:var(--background);color:var(--ink)}
.p-page .p-section:nth-of-type(even){--background:var(--soft)}
.p-page .p-strong{--background:var(--strong)!important;--ink:var(--on-strong);--muted:var(--on-strong);--accent:var(--on-strong);--on-accent:var(--strong);--line:color-mix(in srgb,var(--on-strong) 30%,transparent)}
.p-in{max-width:var(--wide);margin-inline:auto!important}
.p-in>*+*{margin-top:1.25rem}
.p-in>h2{max-width:28ch}
.p-in>*+:is(.p-list,figure){margin-top:clamp(2rem,5cqi,3.25rem)}
.p-title{max-width:calc(var(--wide) + 5rem);padding:3rem clamp(1.25rem,4cqi,2.5rem) 0!important}
.p-prose{max-width:42rem;text-wrap:pretty}
.p-prose>*+*{margin-top:.875em}
:is(h1,h2)+.p-prose{color:var(--muted);font-size:1.1875rem;line-height:1.55}
.p-small{font-size:.8125rem;line-height:1.5;color:var(--muted)}
.p-list{list-style:none;padding:0!important;display:grid;gap:clamp(1.5rem,3cqi,2.5rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,15.5rem),1fr))}
.p-list>*>*+*{margin-top:.5rem}
.p-list .p-prose{color:var(--muted)}
.p-list>li>img{margin-bottom:1.25rem}
.p-page .p-button{display:inline-block;min-height:3.25rem;padding:.85rem 1.625rem;border:1px solid var(--accent);border-radius:var(--rb);background:var(--accent);color:var(--on-accent);font:600 1.0625rem/1.4 var(--text);text-align:center;text-decoration:none;cursor:pointer;list-style:none}
.p-page .p-button:hover{text-decoration:underline}
.p-page .p-quiet{background:none;color:var(--accent)}
.p-button::-webkit-details-marker{display:none}
.p-top{position:absolute;z-index:1;inset:0 0 auto;padding:1.125rem clamp(1.25rem,4cqi,2.5rem);color:var(--ink)}
.p-top .p-in{display:flex;gap:1rem 2rem;align-items:center;justify-content:space-between}
.p-page .p-top :is(*,.p-list){margin-top:0}
.p-logo{font:var(--dw) 1.25rem/1.3 var(--display);letter-spacing:calc(var(--ls)/2)}
.p-page .p-logo img{border-radius:0;max-height:2.25rem;width:auto}
.p-top nav{display:none}
.p-top a{display:block;color:inherit;font-size:.9375rem;font-weight:500;text-decoration:none;padding-block:.375rem}
.p-top a:hover{text-decoration:underline}
.p-top~main>.p-section:first-of-type,.p-top~section:first-of-type,.p-top~main>.p-title{padding-top:calc(4.5rem + var(--pad)*.5)!important}
.p-hero{padding-block:calc(var(--pad)*.8)}
.p-words>*+*{margin-top:1.25rem}
.p-words .p-prose{max-width:34rem}
.p-words>:is(.p-button,.p-door,.p-form){margin-top:1.75rem}
.p-hero-centered{text-align:center}
.p-hero-centered .p-words>*{margin-inline:auto;max-width:20ch}
.p-hero-centered .p-words>:not(h1,h2){max-width:36rem}
.p-hero-centered .p-in>*+*{margin:clamp(2.5rem,6cqi,4rem) auto 0}
.p-hero-plain h1{max-width:18ch}
.p-art{display:block;width:100%;max-width:34rem;aspect-ratio:5/4;border-radius:var(--r);background:color-mix(in srgb,var(--accent) 10%,var(--background));overflow:hidden;color:var(--accent)}
.p-hero-centered .p-art{max-width:none;aspect-ratio:auto;height:clamp(10rem,28cqi,20rem)}
.p-art path{fill:none;stroke:currentColor;stroke-width:1.5;vector-effect:non-scaling-stroke}
.p-art-waves path{fill:currentColor;stroke:none;opacity:.22}
.p-art-grid path{fill:currentColor;stroke:none;opacity:.25}
.p-art-grid path:first-child{fill:none;stroke:currentColor;opacity:.22}
.p-art-grid path:nth-child(3){opacity:.55}
.p-art-grid path:nth-child(4){opacity:1}
.p-art-pairs path{stroke-width:3}
.p-art-pairs path:nth-child(odd){opacity:.35}
.p-art-pairs path:nth-child(n+3){fill:currentColor;stroke:none}
.p-frame{border:1px solid var(--line);border-radius:calc(var(--r)*.75 + .25rem);background:var(--soft);overflow:hidden;box-shadow:0 2rem 4rem -2rem color-mix(in srgb,var(--ink) 40%,transparent)}
.p-page .p-frame img{border-radius:0;width:100%}
.p-frame-browser::before{content:"";display:block;height:2rem;background:radial-gradient(circle at 1rem,var(--line) .3rem,transparent .35rem),radial-gradient(circle at 2.1rem,var(--line) .3rem,transparent .35rem),radial-gradient(circle at 3.2rem,var(--line) .3rem,transparent .35rem)}
.p-frame-phone{max-width:18rem;margin-inline:auto;border:.5rem solid var(--ink);border-radius:2.25rem}
.p-page .p-frame-phone img{aspect-ratio:9/18;object-fit:cover;object-position:top}
.p-icon{display:block;width:2.75rem;height:2.75rem;padding:.625rem;margin-bottom:1rem;border-radius:calc(var(--r)*.6);background:color-mix(in srgb,var(--accent) 12%,transparent);color:var(--accent)}
.p-icon :is(path,circle,rect,line,polyline,ellipse){fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
@container p-page (max-width:50rem){.p-features-grid .p-list>:nth-child(3):last-child{grid-column:1/-1}}
.p-features-rows .p-list{grid-template-columns:minmax(0,1fr);gap:0}
.p-features-rows .p-list>li{padding-block:2rem;border-top:1px solid var(--line)}
.p-steps .p-list{counter-reset:step}
.p-steps .p-list>li{counter-increment:step}
.p-steps .p-list>li::before{content:counter(step);display:block;font:var(--dw) 1.125rem/2.75rem var(--display);color:var(--accent)}
.p-steps-numbered .p-list>li{padding-top:1.25rem;border-top:2px solid var(--accent)}
.p-steps-numbered .p-list>li::before{font-size:1.75rem}
.p-steps-line .p-list{grid-template-columns:minmax(0,1fr);gap:0}
.p-steps-line .p-list>li{position:relative;padding:0 0 2rem;padding-inline-start:3.25rem;border-inline-start:2px solid var(--line);margin-inline-start:1.375rem}
.p-steps-line .p-list>li:last-child{border-color:transparent;padding-bottom:0}
.p-steps-line .p-list>li::before{position:absolute;inset-inline-start:-1.4375rem;top:-.5rem;width:2.75rem;background:var(--background);text-align:center}
.p-page figcaption{margin-top:.875rem;font-size:.9375rem;color:var(--muted)}
.p-picture img{width:100%}
.p-picture-framed figure{padding:clamp(.5rem,2cqi,1.25rem);border:1px solid var(--line);border-radius:var(--r)}
.p-play{position:relative;display:block}
.p-play::after{content:"";position:absolute;inset:0;margin:auto;width:5rem;height:5rem;border-radius:50%;background:var(--accent)}
.p-play::before{content:"";position:absolute;z-index:1;inset:0;margin:auto;width:1.75rem;height:2rem;translate:.2rem;background:var(--on-accent);clip-path:polygon(0 0,100% 50%,0 100%)}
.p-pricing .p-list>li,.p-quotes-cards figure,.p-form-boxed .p-in,.p-survey-boxed .p-in,.p-numbers-boxed .p-list>li{padding:clamp(1.5rem,3.5cqi,2.25rem);border:1px solid var(--line);border-radius:var(--r);background:var(--field)}
.p-pricing .p-list>li.p-marked{border:2px solid var(--accent)}
.p-pricing .p-list>li{display:flex;flex-direction:column}
.p-pricing .p-list>li>:is(.p-door,.p-order,.p-button):last-child{margin-top:auto;padding-top:1.5rem}
.p-pricing .p-list>li>.p-button:last-child{margin-top:auto!important;padding-top:.85rem}
.p-pricing .p-list>li>.p-prose{padding-bottom:1.5rem}
.p-pricing .p-list>li>:is(.p-name,.p-price):has(+.p-button){margin-bottom:1.5rem}
.p-pricing-cards .p-one>*{max-width:32rem}
.p-pricing .p-button{display:block;width:100%}
.p-price{overflow-wrap:break-word}
.p-price strong{font:var(--dw) 2.5rem/1.2 var(--display);letter-spacing:var(--ls)}
.p-price span{color:var(--muted)}
.p-order[open]>*+*{margin-top:1rem}
.p-page .p-order[open]>.p-button{background:none;border-color:transparent;color:inherit;padding-inline:0;text-align:start}
.p-page blockquote{font:500 1.1875rem/1.5 var(--text)}
.p-page blockquote .p-prose{color:var(--ink)}
.p-quotes figure{display:flex;flex-direction:column}
.p-quotes figcaption{margin-top:auto;padding-top:1.25rem;display:grid;grid-template-columns:auto 1fr;column-gap:.75rem;align-items:center}
.p-quotes figcaption:not(:has(.p-face)){display:block}
.p-quotes figcaption:not(:has(.p-face))>*{display:block}
.p-quotes figcaption :is(strong,span){grid-column:2;color:var(--ink);line-height:1.35}
.p-quotes figcaption span{color:var(--muted)}
.p-page .p-face{grid-row:1/3;width:3rem;height:3rem;border-radius:50%;object-fit:cover}
.p-quotes-single .p-list{grid-template-columns:minmax(0,1fr);gap:3rem}
.p-quotes-single blockquote{font:var(--dw) clamp(1.375rem,1rem + 2cqi,2.125rem)/1.3 var(--display);letter-spacing:var(--ls);max-width:32ch}
.p-faq details{border-top:1px solid var(--line);margin-top:0!important}
.p-faq details:last-of-type{border-bottom:1px solid var(--line)}
.p-faq h2+details{margin-top:2rem!important}
.p-faq-boxes details{border:1px solid var(--line);border-radius:var(--r);margin-top:.75rem!important;background:var(--field)}
.p-faq summary{display:flex;gap:1rem;justify-content:space-between;padding-block:1.125rem;cursor:pointer;list-style:none}
.p-faq summary::-webkit-details-marker{display:none}
.p-faq summary::after{content:"+";font:400 1.5rem/1.2 var(--text);color:var(--accent)}
.p-faq [open]>summary::after{content:"−"}
.p-faq-boxes :is(summary,.p-prose){padding-inline:1.25rem}
.p-faq details .p-prose{padding-bottom:1.375rem;color:var(--muted)}
.p-form .p-field{margin-top:1rem}
.p-form>.p-button{margin-top:1.25rem}
.p-form>.p-small{margin-top:.875rem}
.p-in .p-form{max-width:28rem}
.p-pricing .p-order .p-form{max-width:none}
.p-form-boxed .p-in,.p-survey-boxed .p-in{max-width:40rem}
.p-page :is(label,legend){font-weight:600;font-size:.9375rem}
.p-page .p-check{display:flex;gap:.75rem;align-items:flex-start;flex-wrap:wrap}
.p-page .p-check label{flex:1;font-weight:400;line-height:1.5}
.p-page .p-check input{width:1.5rem;height:1.5rem;flex:none;accent-color:var(--accent)}
.p-page fieldset{border:0;min-width:0}
.p-page fieldset .p-check{margin-top:.5rem}
.p-page input:not([type=checkbox],[type=radio],[type=hidden]){display:block;width:100%;min-height:3.25rem;padding:.5rem 1rem;border:1px solid color-mix(in srgb,var(--ink) 60%,var(--background));border-radius:min(var(--rb),1.625rem);background:var(--field);color:var(--ink);font:400 1.0625rem/1.4 var(--text);margin-top:.375rem}
.p-strong{--field:var(--strong)}
.p-page .p-strong input{border-color:var(--ink)!important}
.p-page [aria-invalid]{border-width:2px!important}
.p-form>.p-button{width:100%}
.p-problem{flex-basis:100%;font-weight:600}
.p-problem::before{content:"⚠ "}
.p-problems{width:calc(100% - 2*clamp(1.25rem,4cqi,2.5rem));border:2px solid var(--ink);border-radius:.5rem;padding:1.25rem!important;margin-top:1.25rem!important;scroll-margin-top:1.25rem}
.p-top~main>.p-problems{margin-top:4.75rem!important}
.p-problems a,.p-footer a{color:inherit}
.p-trap{position:absolute;inset-inline-start:-9999px}
.p-value{font:var(--dw) clamp(2.25rem,1.4rem + 3cqi,3.5rem)/1.05 var(--display);letter-spacing:var(--ls);color:var(--accent)}
.p-numbers .p-list{grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr))}
.p-page .p-numbers img{max-height:4rem;width:auto;border-radius:0}
.p-numbers-logos{--pad:2.5rem}
.p-numbers-logos h2{font:500 .9375rem/1.4 var(--text);letter-spacing:0;color:var(--muted);max-width:none}
.p-numbers-logos .p-list{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;align-items:center;margin-top:1.25rem}
.p-page .p-numbers-logos img{max-height:2.25rem;margin:0;filter:grayscale(1)}
.p-numbers-logos li{font:var(--dw) 1.25rem/1.3 var(--display);color:var(--muted)}
.p-call .p-in{text-align:center}
.p-call .p-in>*{margin-inline:auto}
.p-call .p-button{margin-top:2rem!important}
.p-footer{padding-block:2.5rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--muted)}
.p-footer .p-in>*+*,.p-footer .p-in>div>*+*{margin-top:.5rem}
.p-footer .p-prose{max-width:none}
.p-owner{padding-block:1.25rem!important;border-bottom:1px solid var(--line)}
.p-owner a{color:inherit;font:var(--dw) 1.125rem/1.4 var(--display);text-decoration:none}
.p-owner .p-in,.p-notice .p-in,main:has(.p-notice)~.p-footer .p-in{max-width:40rem}
.p-notice{min-height:60vh}
.p-notice h1:focus{outline:none}
@container p-page (min-width:44rem){.p-top nav{display:block}
.p-top ul{display:flex;gap:1.75rem}
.p-text .p-in,.p-faq .p-in,.p-form .p-in{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);column-gap:clamp(2rem,6cqi,5rem)}
.p-text .p-in>*,.p-faq .p-in>*{grid-column:2;margin-top:0}
.p-text .p-in>*+*+*{margin-top:1.5rem}
.p-text .p-in>:only-child,.p-text-wide .p-in>*,.p-text-wide .p-prose{grid-column:1/-1;max-width:none}
.p-text .p-in>h2,.p-faq .p-in>h2{grid-column:1;grid-row:1/span 60;align-self:start}
.p-text-wide .p-in>h2{grid-row:auto}
.p-faq h2+details{margin-top:0!important}
.p-text h2+.p-prose{color:var(--ink)}
.p-text-wide .p-prose{columns:2;column-gap:3rem}
.p-form .p-in{grid-template-rows:auto 1fr}
.p-form .p-in>*{grid-column:1}
.p-form .p-in>.p-form{grid-column:2;grid-row:1/span 9;margin-top:0}
.p-form .p-in>.p-form:only-child{grid-column:1/-1}
.p-form-boxed .p-in,.p-call .p-in{display:block}
:is(.p-hero-split,.p-hero-form) h1.p-long{font-size:min(var(--h1),4.2cqi,3.125rem)}
:is(.p-hero-split,.p-hero-form) h1.p-longer{font-size:min(var(--h1),max(1.75rem,3.2cqi),2.375rem)}
:is(.p-hero-split,.p-hero-form) .p-in{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:clamp(2rem,6cqi,5rem);align-items:center}
:is(.p-hero-split,.p-hero-form) .p-in>:only-child{grid-column:1/-1}
:is(.p-hero-split,.p-hero-form) .p-in>*+*{margin-top:0}
.p-hero-form .p-words:only-child{display:grid;grid-template:auto 1fr/minmax(0,7fr) minmax(0,5fr);column-gap:clamp(2rem,6cqi,5rem)}
.p-hero-form .p-words:only-child>*{grid-column:1}
.p-hero-form .p-words:only-child>.p-form{grid-area:1/2/span 9;margin-top:0;max-width:none}
.p-features-rows .p-list>li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(2rem,5cqi,4rem);align-items:center}
.p-features-rows .p-list>li>*{margin:0}
.p-features-rows .p-list>li:has(>.p-icon){grid-template-columns:auto minmax(0,1fr);gap:1.5rem;align-items:start}
.p-features-rows .p-list>li:nth-child(even)>img{order:1}
.p-features-rows .p-list>li>div:only-child{grid-column:1/-1;display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2rem}
.p-footer-columns .p-in{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:2rem}
.p-footer-columns .p-in>*{margin-top:0}
.p-pricing-cards .p-in:has(>h2~.p-one){display:grid;grid-template:auto 1fr/minmax(0,5fr) minmax(0,7fr);column-gap:clamp(2rem,6cqi,5rem)}
.p-pricing-cards h2~.p-one{grid-area:1/2/span 9/3;margin-top:0!important}
.p-pricing-rows .p-list{grid-template-columns:minmax(0,1fr)}
.p-pricing-rows .p-list>li{display:grid;grid-template-columns:minmax(0,2fr) minmax(min-content,2fr) minmax(0,2fr) minmax(9rem,1.5fr);gap:1.5rem;align-items:center}
.p-pricing-rows .p-list>li>*{grid-column:3;margin:0!important;padding:0!important}
.p-pricing-rows .p-list>li>.p-name{grid-column:1}
.p-pricing-rows .p-list>li>.p-price{grid-column:2}
.p-pricing-rows .p-list>li>:is(.p-door,.p-order,.p-button){grid-column:4}
.p-pricing-rows .p-list>li>.p-button{padding:.85rem 1.5rem!important}}
@media print{.p-seen,.p-door,.p-form form{display:none}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`;

const own: Readonly<Record<PageTheme, string>> = {
  software: `
.p-page{--r:.875rem;--rb:.625rem;--dw:650;--ls:-.032em;word-spacing:.06em}
.p-hero{background:radial-gradient(60rem 32rem at 85% -10%,color-mix(in srgb,var(--accent) 16%,transparent),transparent) var(--background)}`,
  'local-service': `
.p-page{--r:1.5rem;--rb:2rem;--dw:600;--ls:-.02em;--lh:1.06;--h1:clamp(2.5rem,1.5rem + 4.4cqi,4.25rem)}
.p-page :is(.p-hero-split,.p-hero-form) :is(.p-in>img,.p-art){border-radius:10rem 1.5rem 1.5rem;border-start-start-radius:min(10rem,30cqi)}
.p-icon{border-radius:50%}`,
  consumer: `
.p-top:has(~main>.p-hero:first-of-type,~.p-hero){color:var(--on-strong)}
.p-page{--r:2rem;--rb:2rem;--dw:800;--ls:-.035em;--lh:.98;--h1:clamp(2.75rem,1.25rem + 6.4cqi,5.5rem);--h2:clamp(2rem,1.2rem + 3.4cqi,3.5rem)}
.p-page h2{line-height:1.02}
.p-strong{color-scheme:light}
.p-icon{width:3.5rem;height:3.5rem;padding:.875rem;border-radius:1.25rem}`,
  professional: `
.p-page{--r:.375rem;--dw:600;--ls:-.022em;--wide:74rem;--pad:clamp(3rem,7cqi,5.5rem);--h1:clamp(2.125rem,1.4rem + 3.2cqi,3.5rem);--h2:clamp(1.5rem,1.25rem + 1.3cqi,2.125rem);font-size:1rem}
.p-section:not(.p-footer){border-bottom:1px solid var(--line)}
.p-features-grid .p-list,.p-steps-numbered .p-list{gap:1px;border:1px solid var(--line);border-radius:var(--r);overflow:hidden}
.p-features-grid .p-list>li,.p-steps-numbered .p-list>li{padding:1.75rem;border:0;box-shadow:0 0 0 1px var(--line)}
.p-icon{background:none;padding:0;width:1.5rem;height:1.5rem;border-radius:0}`,
  marketplace: `
.p-page{--r:1.25rem;--rb:.875rem;--dw:800;--ls:-.03em}
.p-hero{background:linear-gradient(var(--soft),var(--background))}
.p-features-grid .p-list>li,.p-steps-numbered .p-list>li{padding:1.75rem;border:1px solid var(--line);border-radius:var(--r);background:var(--field)}
.p-icon{background:var(--accent);color:var(--on-accent)}`,
  essay: `
.p-page{--r:.125rem;--dw:400;--ls:-.02em;--wide:58rem;--lh:1.06;--h1:clamp(2.5rem,1.5rem + 4.4cqi,4.25rem);--h2:clamp(1.625rem,1.3rem + 1.6cqi,2.25rem);font-size:1.1875rem;line-height:1.65}
.p-page .p-section:nth-of-type(even):not(.p-strong){--background:inherit;background:none}
.p-section+.p-section:not(.p-strong) .p-in{border-top:1px solid var(--line);padding-top:var(--pad)}
.p-section:not(.p-hero){padding-block:0 var(--pad)}
.p-page .p-strong,.p-page .p-footer{padding-block:var(--pad)}
.p-icon{background:none;padding:0;width:1.75rem;height:1.75rem}`,
};

const sheet = (rules: string): string => rules.replaceAll('\n', '');

export const themeRules: Readonly<Record<PageTheme | 'all', string>> = {
  all: sheet(all),
  software: sheet(own.software),
  'local-service': sheet(own['local-service']),
  consumer: sheet(own.consumer),
  professional: sheet(own.professional),
  marketplace: sheet(own.marketplace),
  essay: sheet(own.essay),
};
