import { ideaStatuses } from '#domain/idea/idea.ts';
import type { CellFault, LineProblem } from '#domain/transfer/line-problem.ts';
import { countText } from './words.ts';

/** Where and why a line cannot be imported: “Line 3, column “Status”: …”. */
export function problemText({ place, column, fault }: LineProblem, kind: 'csv' | 'json'): string {
  const where = `${kind === 'csv' ? 'Line' : 'Entry'} ${place}`;
  return `${where}${column === null ? '' : `, column “${column}”`}: ${faultText(fault)}`;
}

function faultText(fault: CellFault): string {
  switch (fault.kind) {
    case 'missing':
      return 'an idea needs a title.';
    case 'too-long':
      return `${countText(fault.length, 'character')}, and ${fault.limit} are the most.`;
    case 'too-many':
      return `${countText(fault.count, 'tag')}, and ${fault.limit} are the most.`;
    case 'no-status':
      return `“${fault.value}” is no status. There are ${ideaStatuses.join(', ')}.`;
    case 'no-answer':
      return `“${fault.value}” is neither yes nor no.`;
    case 'no-date':
      return `“${fault.value}” is no date like 2026-11-21 or 2026-11-21 09:30:00Z.`;
    case 'no-rating':
      return `“${fault.value}” is no whole number from 1 to 5.`;
    case 'malformed':
      return 'it is not as an export writes it.';
    case 'unstorable':
      return 'it holds a character that cannot be stored.';
    case 'bad-quotes':
      return 'a quotation mark stands where none can be. Double it if it belongs to the text.';
    case 'extra-cells':
      return `${countText(fault.count, 'cell')}, but only ${fault.limit} in the row of headers.`;
    case 'refused':
      return `the vault would refuse it (${fault.reason}).`;
  }
}
