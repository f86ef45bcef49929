import papaparse from 'papaparse';

/** Rows as spreadsheets read them: UTF-8 with a byte order mark, lines that end as RFC 4180 has it. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${papaparse.unparse(rows as string[][], { newline: '\r\n' })}\r\n`;
