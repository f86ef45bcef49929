import { figureOf } from '#domain/text/figures.ts';

export const listLabels = {
  title: 'Toolkit',
  lead: 'Calculators that show their formula, its source, and what it doesn’t say.',
  scenarios: 'Saved scenarios',
} as const;

export const calculatorLabels = {
  all: 'All calculators',
  inputs: 'Inputs',
  result: 'Result',
  working: 'Working it out…',
  failed: 'It couldn’t be worked out here. Change an input to try again.',
  example: 'Try an example',
  clear: 'Clear',
  chart: 'Chart',
  formula: 'Formula',
  worked: 'With your numbers',
  sources: 'Source',
  limits: 'What it doesn’t say',
  save: 'Save as scenario',
  saveNew: 'Save as new',
  saveChanges: 'Save changes',
  saved: (title: string) => `Saved “${title}”.`,
  link: 'Copy link',
  linkTooLong: 'This is too long for a link. Save it as a scenario instead.',
  csv: 'Export CSV',
  exported: (file: string) => `Exported to ${file}.`,
  evidence: 'Record as evidence',
  report: 'Use in report',
  missingTitle: 'There’s no such calculator',
  missing: 'The link may be incomplete, or from a newer version of Groundwork.',
} as const;

export const scenarioLabels = {
  list: 'Scenarios',
  none: 'Save what you typed under a name, to come back to it and to compare.',
  open: (title: string) => `Scenario: ${title}`,
  unsaved: 'Changes not saved',
  select: (title: string) => `Compare ${title}`,
  actions: (title: string) => `Actions for ${title}`,
  rename: 'Rename',
  remove: 'Remove',
  removed: (title: string) => `Removed “${title}”.`,
  openForResult: 'Open it to see the result',
  compare: 'Compare',
  compareHint: 'Select 2 to 4 to compare',
  missingTitle: 'This scenario isn’t here',
  missing: 'It was removed, or belongs to another account. You can still calculate.',
  unknown: 'A calculator that this version doesn’t know',
  loading: 'Loading scenarios',
} as const;

export const nameLabels = {
  newTitle: 'Save scenario',
  renameTitle: 'Rename scenario',
  name: 'Name',
  hint: 'Such as “Lean year” or “Price at €19”.',
  empty: 'Enter a name.',
  tooLong: (most: number) => `Keep the name to ${figureOf(most)} characters or fewer.`,
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const compareLabels = {
  title: (calculator: string) => `Compare: ${calculator}`,
  table: 'Comparison',
  different: 'Different',
  missing: 'Some of these scenarios aren’t here anymore.',
  tooFewTitle: 'Nothing to compare',
  tooFew: 'Select at least 2 scenarios of the same calculator.',
  back: (calculator: string) => `Back to ${calculator}`,
  empty: 'None',
  link: 'Copy link',
} as const;

export const reportLabels = {
  title: 'Use in report',
  report: 'Report',
  note: 'It goes at the end, and is recalculated from these inputs.',
  cancel: 'Cancel',
  add: 'Add to report',
  added: (title: string) => `Added to “${title}”.`,
  open: 'Open the report',
  first: 'You have no report yet. This creates one, with your result at the end.',
  noIdea:
    'A report is about an idea that you’re exploring, and there’s none yet. Copy the link to come back to this result.',
  toVault: 'Go to your ideas',
} as const;
