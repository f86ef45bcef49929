/**
 * Style of the page only while it is edited: links lead nowhere, empty texts show a hint of their content, parts out of
 * sight cost nothing, and boxes that nobody can tick have an edge if the system chooses the colors.
 */
export const editingStyle = `
.p-page{font-synthesis:weight style;-webkit-font-smoothing:auto}
.p-page [data-block]{cursor:pointer;scroll-margin:24px 24px 160px}
.p-page [data-field]{cursor:text}
.p-page [data-hint]{font-style:italic}
.p-page [data-hint]:not(.p-button){color:color-mix(in srgb,var(--ink) 75%,var(--background))}
.p-page [contenteditable]{cursor:text;outline:2px solid var(--accent);outline-offset:4px;white-space:break-spaces}
.p-page a:not(.p-button){text-decoration:underline}
@media (forced-colors:active){.p-page input{appearance:none;border:1px solid!important}}
.p-page>.p-section{content-visibility:auto;contain-intrinsic-size:auto 400px}
.p-page [data-block]:not([data-field]):hover{outline:1px solid color-mix(in srgb,var(--ink) 40%,transparent);outline-offset:-1px}
.p-page [data-selected]{outline:2px solid var(--accent)!important;outline-offset:-2px!important}
.p-many{content-visibility:auto;contain-intrinsic-size:auto 8000px}`;

/**
 * Style of the top of a page in small: as wide as on a desktop, a tenth of its size. Drawn large and made small, since letters
 * of two pixels would be set with gaps between them.
 */
export const thumbnailStyle =
  '.p-page{width:1280px;height:800px;overflow:hidden;transform:scale(.1);transform-origin:0 0;pointer-events:none}';
