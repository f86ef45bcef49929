import { escapeMarkup } from './escape-markup.ts';

const emptyRoot = '<div id="root"></div>';

/** The page of the product with what the server has drawn for a path, and with the data that it was drawn from. */
export const drawnPage = (html: string, path: string, markup: string, data: string): string =>
  html
    .replace(emptyRoot, () => `<div id="root" data-prerendered="${escapeMarkup(path)}">${markup}</div>${data}`)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    // They would take the network from what the page shows; `main.ts` fetches the scripts after that.
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
