import { escapeMarkup } from './escape-markup.ts';

const emptyRoot = '<div id="root"></div>';

/**
 * The page of the product without what a page that is drawn does not need. Only for the page as it was built: with what
 * somebody has written in it this would take long, and would take some of it away.
 */
export const pageToDrawIn = (html: string): string =>
  html
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    // They would take the network from what the page shows; `main.ts` fetches the scripts after that.
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');

/** A page to draw in with what the server has drawn for a path, and with the data that it was drawn from. */
export const drawnPage = (html: string, path: string, markup: string, data: string): string =>
  html.replace(emptyRoot, () => `<div id="root" data-prerendered="${escapeMarkup(path)}">${markup}</div>${data}`);
