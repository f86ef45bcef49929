import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { countText, megabytesText } from './words.ts';

/** Why a file as a whole cannot be imported, and what can be done. */
export function failureText(failure: TransferFailure): string {
  switch (failure.kind) {
    case 'too-large':
      return `It is ${megabytesText(failure.bytes)} large, and ${megabytesText(transferLimits.bytes)} is the most that can be imported at once. Split it.`;
    case 'empty':
      return 'There is nothing in it.';
    case 'undecodable':
      return `Line ${failure.line} holds bytes that are not UTF-8. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”) and try again.`;
    case 'too-many-columns':
      return `It has ${countText(failure.columns, 'column')}, and ${transferLimits.columns} are the most. Keep those that say something about ideas.`;
    case 'too-many-ideas':
      return `It holds more than ${countText(transferLimits.ideas, 'idea')}, the most that can be imported at once. Split it.`;
    case 'quote-never-closed':
      return `A quotation mark that is opened in line ${failure.line} is never closed, so nobody can tell where that cell ends. Close it and try again.`;
    case 'not-json':
      return failure.line === null
        ? 'It begins like JSON, but is not JSON.'
        : `It begins like JSON, but is not JSON: look at line ${failure.line}.`;
    case 'no-list':
      return 'It is JSON, but has no list of ideas.';
    case 'newer-version':
      return `It was exported by a newer Groundwork (version ${failure.version} of the format). Load the page again and try once more.`;
    case 'unexpected':
      return 'Something went wrong while it was read. Try again.';
  }
}
