import { guessMapping } from './guess-mapping.ts';
import { pageHeader } from './page-header.ts';
import type { TransferTable } from './transfer-table.ts';

/** A page of Notion as its Markdown export has it. */
export interface NotionPage {
  readonly title: string;
  readonly body: string;
}

/** The heading is the title; lines that repeat columns of the table are no part of the text. */
export function readNotionPage(markdown: string, headers: readonly string[]): NotionPage {
  const lines = markdown.replace(/\r\n?/g, '\n').trim().split('\n');
  const heading = /^#\s+(.+)$/.exec(lines[0] ?? '');
  const rest = heading ? lines.slice(1) : lines;
  const first = rest.findIndex((line) => line.trim() !== '');
  let from = Math.max(first, 0);
  while (from < rest.length && headers.some((header) => rest[from]?.startsWith(`${header}: `))) from++;
  return { title: heading?.[1]?.trim() ?? '', body: rest.slice(from).join('\n').trim() };
}

/** Adds the text of each page to the row of its title. Counts the pages for which there is no row. */
export function withPages(
  { headers, lines }: Pick<TransferTable, 'headers' | 'lines'>,
  pages: readonly NotionPage[],
): { readonly table: Pick<TransferTable, 'headers' | 'lines'>; readonly unmatched: number } {
  const title = guessMapping(headers, []).indexOf('title');
  const waiting = new Map<string, string[]>();
  for (const page of pages) waiting.set(page.title, [...(waiting.get(page.title) ?? []), page.body]);
  const full = lines.map((line) => {
    const body = waiting.get((line.cells[title] ?? '').trim())?.shift() ?? '';
    return { ...line, cells: [...headers.map((_, column) => line.cells[column] ?? ''), body] };
  });
  const unmatched = [...waiting.values()].reduce((count, bodies) => count + bodies.length, 0);
  return { table: { headers: [...headers, pageHeader], lines: full }, unmatched };
}
