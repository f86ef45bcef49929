import { type IdeaText, ideaLimits, ideaTexts } from '#domain/idea/idea.ts';
import { projectLimits } from '#domain/project/project.ts';
import { countOf } from '#domain/text/figures.ts';
import { staleAfterDays } from '#domain/vault/vault.ts';

/** What each text answers, and what to say while it is empty. */
export const textQuestions: Readonly<Record<IdeaText, { readonly heading: string; readonly missing: string }>> = {
  problem: {
    heading: 'Problem',
    missing: 'Add the problem: what goes wrong today, and how often?',
  },
  audience: {
    heading: 'Audience',
    missing: 'Add the audience: who has the problem?',
  },
  pitch: {
    heading: 'Pitch',
    missing: 'Add the pitch: what would you build, in one sentence?',
  },
};

export const labels = {
  titleProblems: {
    empty: 'Add a title.',
    'too-long': `Titles are limited to ${ideaLimits.title} characters.`,
  },
  tooLong: (limit: number, length: number) => `The limit is ${limit} characters; you have ${length}.`,
  conflict: {
    title: 'This text was also changed elsewhere',
    mine: 'Keep mine',
    theirs: 'Use the other version',
    empty: 'Empty',
  },
  all: 'All ideas',
  about: 'About this idea',
  status: 'Status',
  title: 'Title',
  editTitle: 'Edit title',
  more: 'More actions',
  history: 'History',
  duplicate: 'Duplicate',
  fork: 'Fork…',
  forkNote: 'Take it in another direction',
  archive: 'Archive',
  restore: 'Restore',
  archivedTitle: 'This idea is archived',
  archivedText: 'It’s hidden from your list until you restore it. Nothing is lost.',
  missing: {
    heading: 'This idea isn’t here',
    loading: 'Loading the idea',
    idea: 'Idea',
    title: 'We can’t find this idea',
    text: 'The link may be incomplete or belong to another account. None of your work is lost.',
    back: 'Back to the idea vault',
    offlineTitle: 'Not on this device yet',
    offlineText: 'This idea will load when you’re back online.',
  },
  tags: 'Tags',
  tagsHint: 'Press Enter or comma to add.',
  dates: {
    heading: 'Dates',
    captured: 'Captured',
    made: 'Created',
    changed: 'Last changed',
    stale: `Stale: no changes in ${staleAfterDays} days or more. Pick it up again, or archive it.`,
  },
  exploring: {
    heading: 'Exploring',
    text: 'Exploring an idea gives it its own canvas. Find it in the switcher at the top.',
    start: 'Start exploring',
    noCanvas: 'This idea doesn’t have a canvas yet.',
    makeCanvas: 'Create its canvas',
    since: (isOver: boolean) => (isOver ? 'Explored since ' : 'Exploring since '),
    archived: '; the exploration is archived.',
    sample: ' Part of the example.',
    named: (title: string) => `Named “${title}”.`,
    canvas: 'Open the canvas',
    manage: 'Manage',
    rename: 'Rename…',
    remove: 'Remove…',
    bringBack: 'Restore the removed exploration',
  },
  known: {
    heading: 'What you know so far',
    written: 'Filled in',
    filledIn: (count: number) => `${count} of ${ideaTexts.length}`,
    rating: 'Your rating',
    noCriteria: 'No criteria yet',
    rated: (count: number, all: number) => `${count} of ${countOf(all, 'criterion', 'criteria')} rated`,
    weighted: ', weighted ',
    most: ` of ${ideaLimits.ratingMax}`,
    evidence: 'Evidence',
    none: 'None',
    untested: 'Untested: everything here is your own assumption.',
    compare: 'Compare with other ideas',
  },
  ratings: {
    heading: 'Ratings',
    none: 'Criteria are the questions you compare your ideas by, the same for every idea.',
    change: 'Change criteria',
    choose: 'Choose criteria',
  },
  removal: {
    title: (title: string) => `Remove the exploration of “${title}”?`,
    text: 'It disappears from the switcher and from every list. The idea stays in the vault with everything you wrote, and you can restore the exploration from this page.',
    confirm: 'Remove',
  },
  renaming: {
    title: 'Rename the exploration',
    name: 'Name',
    hint: 'Leave empty to use the idea’s title.',
    tooLong: (length: number) => `The limit is ${projectLimits.title} characters; you have ${length}.`,
    cancel: 'Cancel',
    save: 'Save',
  },
} as const;
