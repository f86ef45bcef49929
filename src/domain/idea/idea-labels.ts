import type { StreamLabels } from '../log/stream-labels.ts';
import type { IdeaCommand } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';

/** Labels of facts and commands of an idea. */
export const ideaLabels: StreamLabels<IdeaFact, IdeaCommand['type']> = {
  titles: {
    IdeaCaptured: () => 'Captured',
    IdeaForked: ({ kind }) => (kind === 'copy' ? 'Copied from another idea' : 'Forked from another idea'),
    IdeaImported: ({ origin }) => (origin ? 'Moved here from another workspace' : 'Imported'),
    IdeaRenamed: ({ title }) => `Renamed to “${title}”`,
    IdeaDescribed: (data) => `Wrote ${listed(Object.keys(data))}`,
    IdeaTagged: ({ tags }) => (tags.length > 0 ? `Tagged ${tags.join(', ')}` : 'Removed the tags'),
    IdeaRated: ({ criterion, rating }, { criterion: nameOf }) =>
      rating === null ? `Cleared the rating for ${nameOf(criterion)}` : `Rated ${nameOf(criterion)} ${rating}`,
    IdeaMoved: ({ status }, words) => (status === undefined ? 'Reordered' : `Moved to ${words.status(status)}`),
    IdeaArchived: () => 'Archived',
    IdeaRestored: () => 'Restored from the archive',
  },
  attempts: {
    CaptureIdea: 'Capturing an idea',
    RenameIdea: 'A new title',
    DescribeIdea: 'A new description',
    TagIdea: 'New tags',
    RateIdea: 'A rating',
    MoveIdea: 'A new status',
    ArchiveIdea: 'Archiving',
    RestoreIdea: 'Restoring it',
    ForkIdea: 'A copy',
    ImportIdea: 'An imported idea',
    MoveInIdea: 'Moving an idea in',
  },
};

function listed(names: readonly string[]): string {
  const all = names.map((name) => `the ${name}`);
  const last = all.pop() ?? 'nothing';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
