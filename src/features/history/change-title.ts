import type { HistoryChange } from '#domain/history/timeline.ts';
import type { IdeaFact } from '#domain/idea/idea-facts.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { ProjectFact } from '#domain/project/evolve-project.ts';
import type { HistoryWords } from './history-words.ts';
import { loopTitle } from './loop-titles.ts';
import { pageTitle } from './page-titles.ts';
import { reportTitle } from './report-titles.ts';
import { scenarioTitle } from './scenario-titles.ts';
import { surveyTitle } from './survey-titles.ts';

type Title = (data: JsonObject, words: HistoryWords) => string;
type ToldType = (IdeaFact | ProjectFact)['type'];

const titles: Readonly<Record<ToldType, Title>> = {
  IdeaCaptured: () => 'Captured',
  IdeaForked: ({ kind }) => (kind === 'copy' ? 'Copied from another idea' : 'Forked from another idea'),
  IdeaImported: () => 'Imported',
  IdeaRenamed: ({ title }) => `Renamed to “${title}”`,
  IdeaDescribed: (data) => `Wrote ${listed(Object.keys(data))}`,
  IdeaTagged: ({ tags }) => (Array.isArray(tags) && tags.length > 0 ? `Tagged ${tags.join(', ')}` : 'Removed the tags'),
  IdeaRated: ({ criterion, rating }, { criterion: nameOf }) =>
    rating === null
      ? `Cleared the rating for ${nameOf(String(criterion))}`
      : `Rated ${nameOf(String(criterion))} ${rating}`,
  IdeaMoved: ({ status }, words) => (status === undefined ? 'Reordered' : `Moved to ${words.status(String(status))}`),
  IdeaArchived: () => 'Archived',
  IdeaRestored: () => 'Restored from the archive',
  ProjectStarted: () => 'Started exploring',
  ProjectRenamed: ({ title }) =>
    title === '' ? 'Reset its name in the switcher' : `Named it “${title}” in the switcher`,
  ProjectArchived: () => 'Stopped exploring',
  ProjectRestored: () => 'Explored again',
  ProjectRemoved: () => 'Removed its canvas and tests',
  MomentNamed: ({ name }) => (name === '' ? 'Removed a version’s name' : `Named a version “${name}”`),
};

/** Describes a change in words; a change of one gesture is told as one, however many facts it has. */
export function changeTitle({ facts, undoes }: HistoryChange, words: HistoryWords): string {
  const told = [...new Set(facts.map((fact) => titleOf(fact, words)))];
  const isUndo = undoes !== undefined;
  const title = told.length > 2 ? `${told.length} changes` : joined(isUndo ? told.map(asDeed) : told);
  return isUndo ? `Undid: ${title}` : title;
}

/** “Restored 4 items, removed 3”: the second goes on from the first. */
function joined([first = '', second]: readonly string[]): string {
  if (second === undefined) return first;
  const rest = `${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return `${first}, ${/ \d+ items$/.test(first) ? rest.replace(/ items$/, '') : rest}`;
}

/** Turns a title from the past tense into a deed: “Unlocked a note” is undone as “unlock a note”. */
function asDeed(title: string): string {
  const verb = /^[^ :]*/.exec(title)?.[0] ?? '';
  const past = verb.toLowerCase();
  return `${Object.hasOwn(deeds, past) ? deeds[past] : past.replace(/ed$/, '')}${title.slice(verb.length)}`;
}

/** By the past tense with which a title begins; the others only lose their ending. */
const deeds: Readonly<Record<string, string>> = {
  added: 'add',
  archived: 'archive',
  captured: 'capture',
  carried: 'carry',
  changed: 'change',
  cleared: 'clear',
  closed: 'close',
  copied: 'copy',
  created: 'create',
  decided: 'decide',
  drew: 'draw',
  duplicated: 'duplicate',
  edited: 'edit',
  erased: 'erase',
  explored: 'explore',
  judged: 'judge',
  logged: 'log',
  made: 'make',
  moved: 'move',
  named: 'name',
  rated: 'rate',
  removed: 'remove',
  renamed: 'rename',
  rerouted: 'reroute',
  reset: 'reset',
  resized: 'resize',
  restored: 'restore',
  retired: 'retire',
  revived: 'revive',
  revoked: 'revoke',
  saved: 'save',
  shared: 'share',
  stated: 'state',
  stopped: 'stop',
  tagged: 'tag',
  took: 'take',
  withdrew: 'withdraw',
  wrote: 'write',
};

function titleOf(fact: RecordedEvent, words: HistoryWords): string {
  const { type, data } = fact;
  const title = Object.hasOwn(titles, type)
    ? titles[type as ToldType](data, words)
    : (loopTitle(type, data) ??
      pageTitle(type, data) ??
      surveyTitle(type, data) ??
      scenarioTitle(type, data) ??
      reportTitle(type, data));
  return title ?? words.fact?.(fact) ?? 'A change made by a newer version of Groundwork';
}

function listed(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`);
  const last = all.pop() ?? 'nothing';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
