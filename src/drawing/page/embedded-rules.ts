/** Style of a survey's first question on a page, with a theme and without; only a page that shows one has it. */
export const embeddedRules = `
.p-page .p-asked{max-width:40rem;padding:clamp(1.25rem,4cqi,2.25rem);border:1px solid var(--line);border-radius:var(--r,.75rem);background:var(--field,var(--background))}
.p-asked>*+*,.p-asked fieldset>*+*{margin-top:1rem}
.p-page .p-asked h3{font-size:clamp(1.25rem,1.1rem + .8cqi,1.5rem);line-height:1.3}
.p-page .p-asked h3 label{font:inherit}
.p-asked .p-prose{white-space:pre-line}
.p-page .p-asked-picture{display:block;width:auto;max-width:100%;height:auto;max-height:min(32rem,70vh);border-radius:min(var(--r,.5rem),1rem)}
.p-page .p-asked .p-row{margin-top:1.5rem}
.p-row legend{font-weight:600}
.p-scale{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.5rem;margin-top:.5rem}
.p-page .p-scale .p-check{gap:.5rem;margin:0;padding:.625rem;border:1px solid var(--line);border-radius:min(var(--r,.5rem),.75rem)}
.p-points{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.75rem,1fr));gap:.5rem}
.p-page .p-points .p-check{flex-flow:column;gap:.25rem;align-items:center;margin:0;padding:.625rem .25rem;border:1px solid var(--line);border-radius:min(var(--r,.5rem),.75rem)}
.p-page .p-points label{flex:none}
.p-page .p-asked .p-day{max-width:16rem}
.p-other{padding-inline-start:2.25rem}
.p-page .p-asked :is(textarea,select){display:block;width:100%;min-height:3.25rem;padding:.5rem 1rem;border:1px solid color-mix(in srgb,var(--ink) 60%,var(--background));border-radius:min(var(--r,.5rem),1rem);background:var(--field,var(--background));color:var(--ink);font:400 1.0625rem/1.4 var(--text);margin-top:.375rem}
`.replaceAll('\n', '');
