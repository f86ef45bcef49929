import type { ReportContent, ReportCover, ReportSection } from '#domain/report/report-content.ts';

/** The first line of a report and what stands above it: `Bread by post` under “Validation report”, or `March` under the idea. */
export interface ReportTitle {
  readonly above: string;
  readonly title: string;
}

/** A report that is called by its idea and template says them apart, so that the idea is not read twice. */
export function titleOfReport({ title, idea }: Pick<ReportContent, 'title' | 'idea'>): ReportTitle {
  const start = `${idea}: `;
  if (idea === '' || !title.startsWith(start)) return { above: idea, title };
  return { above: title.slice(start.length).replace(/^./u, (sign) => sign.toUpperCase()), title: idea };
}

/** The cover, wherever among the blocks it lies; undefined for a report without one. */
export const coverOf = ({ sections }: Pick<ReportContent, 'sections'>): ReportCover | undefined =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'cover' ? [part] : []))).at(0);

/** The founder's words before the cover's content; undefined for none. */
export const coverWords = ({ sections }: Pick<ReportContent, 'sections'>): string | undefined =>
  sections
    .find(({ kind }) => kind === 'cover')
    ?.parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []))
    .at(0);

/** Sections below the cover: neither a second cover, nor a heading that waits for words. */
export const bodyOf = ({ sections }: Pick<ReportContent, 'sections'>): readonly ReportSection[] =>
  sections.filter(({ kind, parts }) => kind !== 'cover' && !(kind === 'text' && parts.every(isMissing)));

const isMissing = ({ kind }: { readonly kind: string }): boolean => kind === 'missing';
