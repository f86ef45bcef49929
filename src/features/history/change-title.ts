import type { HistoryChange } from '#domain/history/timeline.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { HistoryWords } from './history-words.ts';

type Title = (data: JsonObject, words: HistoryWords) => string;

const titles: Readonly<Record<string, Title>> = {
  IdeaCaptured: () => 'Captured',
  IdeaForked: ({ kind }) => (kind === 'copy' ? 'Copied from another idea' : 'Forked from another idea'),
  IdeaImported: () => 'Imported',
  IdeaRenamed: ({ title }) => `Renamed to “${title}”`,
  IdeaDescribed: (data) => `Wrote ${listed(Object.keys(data))}`,
  IdeaTagged: ({ tags }) =>
    Array.isArray(tags) && tags.length > 0 ? `Tagged ${tags.join(', ')}` : 'Took the tags off',
  IdeaRated: ({ criterion, rating }, { criterion: nameOf }) =>
    rating === null
      ? `Took back the rating of ${nameOf(String(criterion))}`
      : `Rated ${nameOf(String(criterion))} ${rating}`,
  IdeaMoved: ({ status }, words) =>
    status === undefined ? 'Moved in the order' : `Moved to ${words.status(String(status))}`,
  IdeaArchived: () => 'Archived',
  IdeaRestored: () => 'Restored from the archive',
  ProjectStarted: () => 'Started exploring',
  ProjectRenamed: ({ title }) =>
    title === '' ? 'Gave the exploration the idea’s title' : `Named the exploration “${title}”`,
  ProjectArchived: () => 'Archived the exploration',
  ProjectRestored: () => 'Brought the exploration back',
  ProjectRemoved: () => 'Removed the exploration',
  MomentNamed: ({ name }) => (name === '' ? 'Took the name of a moment away' : `Named a moment “${name}”`),
};

/** What a change did, in words; a change of one gesture is told as one, however many facts it has. */
export function changeTitle({ facts, undoes }: HistoryChange, words: HistoryWords): string {
  const told = [...new Set(facts.map((fact) => titleOf(fact, words)))];
  const title = told.length > 2 ? `${told.length} things changed` : told.join('; ');
  return undoes === undefined ? title : `Took back: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

function titleOf(fact: RecordedEvent, words: HistoryWords): string {
  const { type, data } = fact;
  const title = Object.hasOwn(titles, type) ? titles[type] : undefined;
  return title?.(data, words) ?? words.fact?.(fact) ?? 'Something that this version does not know';
}

function listed(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`);
  const last = all.pop() ?? 'nothing';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
