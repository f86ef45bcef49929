import type { HistoryChange } from '../history/timeline.ts';
import type { PublishedVersion } from './page.ts';

/** Facts that change nothing of what a page says. */
const beside: ReadonlySet<string> = new Set(['PagePublished', 'PageUnpublished', 'MomentNamed']);

const versionAfter = ({ facts }: Pick<HistoryChange, 'facts'>): number => facts.at(-1)?.version ?? 0;

/** Place of the last change that a published version has; -1 if none. */
const publishedAt = (
  changes: readonly HistoryChange[],
  { streamVersion }: Pick<PublishedVersion, 'streamVersion'>,
): number => changes.findLastIndex((change) => versionAfter(change) <= streamVersion);

/** Returns the changes of a page since a published version that still stand: not those that were undone since. */
export function changesSince(
  changes: readonly HistoryChange[],
  published: Pick<PublishedVersion, 'streamVersion'>,
): readonly HistoryChange[] {
  const later = changes.slice(publishedAt(changes, published) + 1);
  const ids = new Set(later.map(({ changeId }) => changeId));
  const gone = new Set<string>();
  const standing: HistoryChange[] = [];
  for (const change of later.toReversed()) {
    const { changeId, undoes, facts } = change;
    if (gone.has(changeId)) continue;
    if (undoes !== undefined && ids.has(undoes)) gone.add(undoes);
    else if (!facts.every(({ type }) => beside.has(type))) standing.push(change);
  }
  return standing.reverse();
}
