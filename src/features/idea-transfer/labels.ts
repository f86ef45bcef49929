import { ideaStatuses } from '#domain/idea/idea.ts';
import { countOf } from '#domain/text/figures.ts';
import type { CellFault, LineProblem } from '#domain/transfer/line-problem.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';

const lists = new Intl.ListFormat('en-US');
const choices = new Intl.ListFormat('en-US', { type: 'disjunction' });
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
    intro: `A CSV table with a header row, or a JSON export from Groundwork: up to ${ideas(transferLimits.ideas)} and ${megabytesText(transferLimits.bytes)}. You’ll see a preview before anything is imported.`,
    drop: 'Drop a CSV or JSON file here',
    paste: 'Or paste it here',
    placeholder: 'Title, Problem, Tags',
    read: 'Preview pasted text',
    pasted: 'Pasted text',
    failed: (name: string) => `${name} can’t be imported`,
    unchanged: (hasPasted: boolean) =>
      hasPasted ? 'Nothing was changed, and what you pasted is still here.' : 'Nothing was changed.',
  },
  review: {
    summary: (name: string, lines: number, kind: 'csv' | 'json') => `${name}: ${rows(lines, kind)}. `,
    good: (count: number) => `${ideas(count)} will be imported`,
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
    problems: (count: number) => `${countOf(count, 'problem')} found`,
    problemsText: 'Import the other rows without these, or fix the file and upload it again.',
    notes: (count: number) =>
      count === 1
        ? '1 unknown status goes to the inbox'
        : `${countOf(count, 'unknown status', 'unknown statuses')} go to the inbox`,
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
    undo: 'You can undo the whole import at once.',
  },
} as const;

/** Where and why a line cannot be imported: “Line 3, column “Rating”: …”. */
export function problemText({ place: at, column, fault }: LineProblem, kind: 'csv' | 'json'): string {
  return `${place(kind)} ${at}${column === null ? '' : `, column “${column}”`}: ${faultText(fault)}`;
}

function faultText(fault: CellFault): string {
  switch (fault.kind) {
    case 'missing':
      return 'an idea needs a title.';
    case 'too-long':
      return `${countOf(fault.length, 'character')}; the limit is ${fault.limit}.`;
    case 'too-many':
      return `${countOf(fault.count, 'tag')}; the limit is ${fault.limit}.`;
    case 'no-status':
      return `“${fault.value}” isn’t a status. Use ${choices.format(ideaStatuses)}.`;
    case 'no-answer':
      return `“${fault.value}” isn’t yes or no.`;
    case 'no-date':
      return `“${fault.value}” isn’t a date like 2026-11-21 or 2026-11-21 09:30:00Z.`;
    case 'no-rating':
      return `“${fault.value}” isn’t a whole number from 1 to 5.`;
    case 'malformed':
      return 'it isn’t in the format of an export.';
    case 'unstorable':
      return 'it has a character that can’t be saved.';
    case 'bad-quotes':
      return 'it has a misplaced quotation mark. Double it if it’s part of the text.';
    case 'extra-cells':
      return `${countOf(fault.count, 'cell')}, but the header row has only ${fault.limit}.`;
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
      return `Line ${failure.line} isn’t UTF-8. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”) and try again.`;
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
    case 'newer-version':
      return `It was exported from a newer Groundwork (format version ${failure.version}). Reload the page and try again.`;
    case 'unexpected':
      return 'Something went wrong while reading it. Try again.';
  }
}
