/** Rules for the parts of a survey's page, with a theme and without. */
export const fieldRules = `
*{box-sizing:border-box;margin:0;padding:0}
h1{font-weight:700;font-size:clamp(1.5rem,1.2rem + 1.8vw,2.125rem);line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h2{font-weight:700;font-size:1.0625rem}
.main>*+*,form>*+*,.foot>*+*{margin-top:1.25rem}
a{color:var(--accent);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.title{font-weight:600}
.picture{display:block;max-width:100%;height:auto;max-height:min(32rem,70vh);width:auto;border-radius:min(var(--r,.5rem),1rem)}
fieldset>.picture{margin-block:1rem}
fieldset>.problem{margin-block:.75rem}
.help,.lines{white-space:pre-line}
.small,.foot{font-size:.875rem}
fieldset{border:0;min-width:0}
legend{padding:0}
legend h1{margin-bottom:.25rem}
label{font-weight:600}
.field{margin-top:1rem}
.check{display:flex;gap:.75rem;align-items:flex-start;margin-top:.5rem;padding:.5rem 0}
.check label{flex:1;font-weight:400}
.check input{width:1.5rem;height:1.5rem;flex:none;accent-color:var(--accent)}
.other{padding-inline-start:2.25rem}
.row{margin-top:1.5rem}
.row legend{font-weight:600}
.scale{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.5rem;margin-top:.5rem}
.scale .check{gap:.5rem;margin:0;padding:.625rem;border:1px solid color-mix(in srgb,var(--ink) 40%,transparent);border-radius:.5rem}
.points{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1rem}
.points .check{flex-direction:column;gap:.25rem;align-items:center;min-width:2.75rem;margin:0;border:1px solid var(--ink);border-radius:.5rem}
.text,select{display:block;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--ink);border-radius:.5rem;background:var(--background);color:var(--ink);font:inherit;margin-top:.375rem}
form>:is(.text,select){margin-top:1rem}
.day{max-width:16rem}
.file{padding:.5rem;cursor:pointer;line-height:2}
.file::file-selector-button{min-height:2.25rem;margin-inline-end:.75rem;padding:.25rem 1rem;border:1px solid var(--ink);border-radius:min(var(--rb,.375rem),1.25rem);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
.file:hover::file-selector-button{text-decoration:underline}
.kept{font-weight:600}
[aria-invalid]{border-width:2px!important}
button,.button{min-height:3rem;padding:.7rem 1.5rem;border:2px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;line-height:1.4;cursor:pointer}
a.button{display:inline-block;color:var(--on-accent);text-decoration:none}
button:hover,.button:hover{text-decoration:underline}
.problem{font-weight:600}
.problem::before{content:"⚠ "}
.problems{border:2px solid var(--ink);border-radius:.5rem;padding:1.25rem}
.problems a{color:inherit}
.problems ul{list-style:none}
.answers>div{padding:1rem 0;border-top:1px solid color-mix(in srgb,var(--ink) 24%,transparent)}
dt{font-weight:600}
.trap{position:absolute;inset-inline-start:-9999px}
.seen{position:absolute;width:1px;height:1px}
.foot{margin-top:3rem;padding-top:1.25rem;border-top:1px solid color-mix(in srgb,var(--ink) 24%,transparent)}
`.replaceAll('\n', '');
