import type { ReportContent, ReportPart, ReportSource } from '#domain/report/report-content.ts';

/** Stands in for the words of people where these are not for the reader. */
export const hiddenWords = '(Words of people are left out for this reader.)';

/** A report for readers who may not read what people have said. Words of somebody who was erased stay empty. */
export const withoutWords = (report: ReportContent): ReportContent => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, parts: section.parts.map(partWithoutWords) })),
  sources: report.sources.map(sourceWithoutWords),
});

const partWithoutWords = (part: ReportPart): ReportPart => (part.kind === 'quote' ? hidden(part) : part);
const sourceWithoutWords = (source: ReportSource): ReportSource => hidden(source);

const hidden = <Said extends { readonly text: string }>(said: Said): Said =>
  said.text === '' ? said : { ...said, text: hiddenWords };
