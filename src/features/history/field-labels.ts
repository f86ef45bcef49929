import type { Json } from '#domain/log/json.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  pitch: 'Pitch',
  problem: 'Problem',
  audience: 'Audience',
  tags: 'Tags',
  status: 'Status',
  archived: 'Archived',
  removed: 'Removed',
};

/** Names of the fields of a project: of an idea while it is explored. */
const projectFieldNames: Readonly<Record<string, string>> = {
  title: 'Name in the switcher',
  archived: 'Exploring stopped',
  removed: 'Canvas and tests removed',
};

/** Names of the fields of an experiment and of an interview. */
const loopFieldNames: Readonly<Record<string, string>> = {
  assumptionId: 'Assumption',
  method: 'Method',
  question: 'Question',
  criterion: 'Criterion',
  n: 'Planned sample',
  endsAt: 'Ends on',
  formula: 'How it’s decided',
  windowMinutes: 'Minutes a visitor has to say yes (0: during the visit, up to 30)',
  sharesNetwork: 'Many people share a network',
  countsInvited: 'People who were invited count',
  counts: 'What counts',
  prediction: 'Prediction',
  expected: 'Expected share',
  yesWhen: 'Counts as a yes when',
  discarded: 'Discarded',
  learning: 'What was learned',
  assigned: 'Who',
  person: 'Person',
  on: 'Day',
  lastTime: 'Last time',
  commitment: 'Commitment',
  answer: 'Answer',
};

/** Names of the fields of a ledger's part, by the last piece of `assumption:{id}:{name}`. */
const partFieldNames: Readonly<Record<string, string>> = {
  text: 'Assumption',
  importance: 'Importance',
  critical: 'Critical',
  retired: 'Retired',
  assigned: 'Who',
  counts: 'Evidence counts',
};

/** Names of the fields of a page, by the last piece of `page:{name}`. */
const pageFieldNames: Readonly<Record<string, string>> = {
  slug: 'Address',
  title: 'Title',
  description: 'Description',
  palette: 'Colors',
  font: 'Font',
  image: 'Image for links',
  goal: 'Goal',
  isListed: 'In search engines',
  theme: 'Theme',
  language: 'Language',
  hasVersionB: 'Version B',
  removed: 'Removed',
};

const rating = 'rating:';
const part = /^(?:assumption|evidence):[^:]+:(.+)$/;

/** Long texts are compared word by word; everything else as a whole. */
export const isProse = (field: string): boolean => ['pitch', 'problem', 'audience'].includes(field);

/** The label of a field of an idea, or of its project where `ofProject`. Empty for what nobody reads. */
export function fieldLabel(field: string, words: HistoryWords, ofProject: boolean): string {
  if (field.startsWith(rating)) return `Rating of ${words.criterion(field.slice(rating.length))}`;
  const ofPart = part.exec(field)?.[1];
  if (ofPart !== undefined) return nameIn(partFieldNames, ofPart);
  if (field.startsWith('quote:')) return 'Quote';
  if (field.startsWith('page:')) return nameIn(pageFieldNames, field.slice('page:'.length));
  if (field === 'rank') return '';
  return nameIn(ofProject ? projectFieldNames : fieldNames, field) || nameIn(loopFieldNames, field);
}

/** Names of a test's formulas: they say when it gives its verdict. */
const rules: Readonly<Record<string, string>> = {
  'corridor-1': 'As soon as it’s clear',
  'wilson-1': 'Once, at the end',
};

const nameIn = (names: Readonly<Record<string, string>>, field: string): string =>
  Object.hasOwn(names, field) ? (names[field] ?? '') : '';

/** The value of a field in words. */
export function fieldText(field: string, value: Json, words: HistoryWords): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return labels.empty;
  if (field === 'status') return words.status(String(value));
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (field === 'criterion') return shareText(Number(value));
  if (field === 'formula') return nameIn(rules, String(value)) || String(value);
  if (typeof value === 'object' && 'accountId' in value)
    return words.member?.(String(value['accountId'])) ?? labels.changed;
  if (typeof value === 'object') return 'text' in value ? String(value['text']) : labels.changed;
  return String(value);
}
