/** JSON inside a `<script>` that is never run. `<` never appears in it, so nothing in it can end the block. */
export const dataBlock = (type: string, value: unknown, id?: string): string =>
  `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
