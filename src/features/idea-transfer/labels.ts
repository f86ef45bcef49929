import { countOf, figureOf } from '#domain/text/figures.ts';
import type { Encoding } from '#domain/transfer/encoding.ts';
import { encodingLabels } from '#domain/transfer/encoding-labels.ts';
import type { CellFault, LineProblem } from '#domain/transfer/line-problem.ts';
import type { StatusTarget } from '#domain/transfer/status-words.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';
import type { LeftBehind, TransferTool } from '#domain/transfer/transfer-table.ts';

const lists = new Intl.ListFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** In megabytes of a million bytes, rounded up: what is a little too large does not read as if it were not. */
export const megabytesText = (bytes: number): string => `${oneDecimal.format(Math.ceil(bytes / 100_000) / 10)} MB`;

const ideas = (count: number): string => countOf(count, 'idea');
const were = (count: number): string => (count === 1 ? 'was' : 'were');
const them = (count: number): string => (count === 1 ? 'it' : 'them');
const place = (kind: 'csv' | 'json'): string => (kind === 'csv' ? 'Line' : 'Entry');
const rows = (count: number, kind: 'csv' | 'json'): string =>
  kind === 'csv' ? countOf(count, 'row') : countOf(count, 'entry', 'entries');

export const labels = {
  title: 'Import ideas',
  cancel: 'Cancel',
  done: 'Done',
  another: 'Choose another file',
  reading: (name: string) => `Reading: ${name}`,
  checking: 'Checking every row',
  importing: (count: number) => `Importing ${ideas(count)}`,
  confirm: (count: number) => (count === 0 ? 'Import' : `Import ${ideas(count)}`),
  source: {
    intro: `An export of Notion, Linear, Trello, Jira, Airtable, Asana or Groundwork, a CSV table with a header row, or a list with one idea a line: up to ${ideas(transferLimits.ideas)} and ${megabytesText(transferLimits.bytes)}. You’ll see a preview before anything is imported.`,
    drop: 'Drop a CSV, JSON or ZIP file here',
    paste: 'Or paste it here',
    placeholder: 'Title, Problem, Tags',
    read: 'Preview pasted text',
    readAs: 'Read it as',
    pasted: 'Pasted text',
    failed: (name: string) => `${name} can’t be imported`,
    unchanged: (hasPasted: boolean) =>
      hasPasted ? 'Nothing was changed, and what you pasted is still here.' : 'Nothing was changed.',
  },
  review: {
    summary: (name: string, lines: number, kind: 'csv' | 'json') => `${name}: ${rows(lines, kind)}. `,
    good: (count: number) => `${ideas(count)} will be imported`,
    archived: (count: number) => `, ${countOf(count, 'of them archived', 'of them archived')}`,
    wrong: (count: number) => `, ${countOf(count, 'row')} will be skipped`,
    skipped: (count: number) => `, ${countOf(count, 'duplicate')} skipped`,
    noTitle: 'No title column',
    noTitleText: 'Choose the column with the titles below. Every idea needs one.',
    replaced: 'Your current criteria will be replaced.',
    unusable: 'Some criteria or saved views in the file can’t be used and are left out.',
    first: (count: number) => `First ${count}`,
    all: 'Preview',
    preview: 'Preview',
    untitled: 'No title',
    leftOut: 'Skipped',
    duplicate: 'Duplicate',
    again: 'New copy',
    vault: ({ criteria, filters, templates }: Pick<TransferReport, 'criteria' | 'filters' | 'templates'>) => {
      const parts = [
        ...(criteria > 0 ? [countOf(criteria, 'criterion', 'criteria')] : []),
        ...(filters > 0 ? [countOf(filters, 'saved view')] : []),
        ...(templates > 0 ? [countOf(templates, 'canvas template')] : []),
      ];
      return `Also import ${lists.format(parts)} from the file`;
    },
    columns: (used: number, all: number) => `Columns: ${used} of ${countOf(all, 'column')} used`,
    ignored: 'Not imported',
    sample: (words: string) => `For example: ${words}`,
    emptyColumn: 'Every cell is empty',
    problems: (count: number) => `${countOf(count, 'row')} without a title`,
    problemsText: 'Import the other rows without these, or fix the file and upload it again.',
    notes: (count: number) => `${countOf(count, 'value')} can’t be imported as ${count === 1 ? 'it is' : 'they are'}`,
    notesText: 'The ideas are imported without these values. Nothing else of their rows is lost.',
    readAs: (encoding: Encoding, separator: string | undefined) =>
      `Read as ${encodingLabels[encoding]}${separator === undefined ? '' : `, ${separatorPhrase(separator)}`}`,
    readAsText: 'If letters look wrong or cells are torn apart, choose how the file was saved.',
    encoding: 'Encoding',
    separator: 'Cells are separated by',
    tool: (tool: TransferTool) => `Recognized as an export of ${toolLabels[tool]}. `,
    leftBehind: (left: Readonly<Partial<Record<LeftBehind, number>>>) => {
      const parts = Object.entries(left).map(([kind, count]) => leftBehindText(kind as LeftBehind, count));
      return `Not in the preview and not imported: ${lists.format(parts)}.`;
    },
    days: (example: string) => `Dates such as ${example} mean`,
    daysText: 'No date in the file shows which number is the day.',
    dayFirst: 'Day, then month',
    monthFirst: 'Month, then day',
    statuses: (count: number) => `Statuses: ${countOf(count, 'word')} from the file`,
    statusesText: 'Each choice counts for all rows with that word, and is remembered for your next import.',
    status: (word: string, count: number) => `“${word}” (${ideas(count)})`,
    unknownStatus: 'Unknown word',
    archivedStatus: 'Archived',
    archivedRow: 'archived',
    more: (count: number) => `and ${count} more`,
    duplicates: (count: number) => `${ideas(count)} may already be in the vault`,
    skip: (count: number) => `Skip ${them(count)}`,
    asNew: (count: number) => (count === 1 ? 'Import it as a new idea' : 'Import them as new ideas'),
    whichOnes: (count: number) => `Show ${them(count)}`,
    which: (kind: 'csv' | 'json', at: number, title: string, by: 'id' | 'title') =>
      `${place(kind)} ${at}: ${title} (${by === 'id' ? 'same idea' : 'same title'})`,
  },
  imported: {
    title: (count: number) => `${ideas(count)} imported`,
    another: 'Import another file',
    wrong: (count: number) => `${countOf(count, 'row')} ${were(count)} skipped. `,
    known: (count: number) => `${countOf(count, 'duplicate')} ${were(count)} skipped. `,
    toInbox: (count: number) => `${ideas(count)} with an unknown status ${were(count)} put in the inbox. `,
    notes: (count: number) => `${countOf(count, 'value')} couldn’t be imported. `,
    columns: (count: number) => `${countOf(count, 'column')} ${were(count)} not imported. `,
    undo: 'You can undo the whole import at once.',
  },
} as const;

/** By the character; empty if every line is an idea. */
export const separatorLabels: Readonly<Record<string, string>> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Vertical bars',
  '': 'Nothing: one idea a line',
};

const separatorPhrase = (separator: string): string =>
  separator === ''
    ? 'one idea a line'
    : `cells separated by ${separatorLabels[separator]?.toLowerCase() ?? `“${separator}”`}`;

const toolLabels: Readonly<Record<TransferTool, string>> = {
  groundwork: 'Groundwork',
  notion: 'Notion',
  trello: 'Trello',
};

const leftBehindText = (kind: LeftBehind, count: number): string => {
  switch (kind) {
    case 'checklists':
      return countOf(count, 'checklist');
    case 'comments':
      return countOf(count, 'comment');
    case 'attachments':
      return countOf(count, 'attachment');
    case 'pages':
      return countOf(count, 'page without a row', 'pages without a row');
    case 'files':
      return countOf(count, 'file');
  }
};

/** Where an idea goes because of a word for its status. */
export const targetLabel = (target: StatusTarget): string =>
  target === 'archived' ? labels.review.archivedStatus : target.charAt(0).toUpperCase() + target.slice(1);

/** Where a line or a value of it cannot be imported, and why: “Line 3, column “Rating”: …”. */
export function problemText({ place: at, column, fault }: LineProblem, kind: 'csv' | 'json'): string {
  return `${place(kind)} ${at}${column === null ? '' : `, column “${column}”`}: ${faultText(fault)}`;
}

function faultText(fault: CellFault): string {
  switch (fault.kind) {
    case 'missing':
      return 'an idea needs a title.';
    case 'shortened':
      return `${countOf(fault.length, 'character')}, shortened to the limit of ${figureOf(fault.limit)}.`;
    case 'long-tag':
      return `a tag of ${countOf(fault.length, 'character')}; the limit is ${fault.limit}.`;
    case 'too-many':
      return `${countOf(fault.count, 'tag')}; only the first ${fault.limit} are imported.`;
    case 'no-status':
      return `“${fault.value}” isn’t a known status. Choose one for it above.`;
    case 'no-answer':
      return `“${fault.value}” isn’t yes or no.`;
    case 'no-date':
      return `“${fault.value}” isn’t a date we can read.`;
    case 'no-rating':
      return `“${fault.value}” isn’t a whole number from 1 to 5.`;
    case 'malformed':
      return 'it isn’t in the format of an export.';
    case 'unstorable':
      return 'a character that can’t be saved was left out.';
    case 'bad-quotes':
      return 'a misplaced quotation mark. Check where its cells end.';
    case 'extra-cells':
      return `${countOf(fault.count, 'cell')}, but the header row has only ${fault.limit}; the others are left out.`;
    case 'refused':
      return `the vault would reject it (${fault.reason}).`;
  }
}

/** Why a file as a whole cannot be imported, and what can be done. */
export function failureText(failure: TransferFailure): string {
  switch (failure.kind) {
    case 'too-large':
      return `It’s ${megabytesText(failure.bytes)}; the limit is ${megabytesText(transferLimits.bytes)}. Split it into smaller files.`;
    case 'empty':
      return 'It’s empty.';
    case 'undecodable':
      return `Line ${failure.line} isn’t ${encodingLabels[failure.encoding]}. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”) and try again.`;
    case 'too-many-columns':
      return `It has ${countOf(failure.columns, 'column')}; the limit is ${transferLimits.columns}. Keep the ones about your ideas.`;
    case 'too-many-ideas':
      return `It has more than ${ideas(transferLimits.ideas)}, which is the limit. Split it into smaller files.`;
    case 'quote-never-closed':
      return `A quotation mark opened in line ${failure.line} is never closed, so it’s unclear where that cell ends. Close it and try again.`;
    case 'not-json':
      return failure.line === null
        ? 'It starts like JSON but isn’t valid JSON.'
        : `It starts like JSON but isn’t valid JSON: check line ${failure.line}.`;
    case 'no-list':
      return 'It’s JSON but has no list of ideas.';
    case 'no-table':
      return 'It’s a ZIP file without a CSV table or a Markdown page. Save an Excel workbook as CSV first.';
    case 'bad-zip':
      return 'It’s a ZIP file that is damaged. Export it again.';
    case 'newer-version':
      return `It was exported from a newer Groundwork (format version ${failure.version}). Reload the page and try again.`;
    case 'unexpected':
      return 'Something went wrong while reading it. Try again.';
  }
}
