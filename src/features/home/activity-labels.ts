import type { RecentChange } from '#domain/next-step/recent-changes.ts';
import { figureOf } from '#domain/text/figures.ts';

/** Each comes before the title of what it happened to. */
const once: Readonly<Record<RecentChange['what'], string>> = {
  captured: 'Captured ',
  copied: 'Duplicated ',
  forked: 'Forked ',
  changed: 'Changed ',
  archived: 'Archived ',
  explored: 'Started exploring ',
  'exploration-archived': 'Stopped exploring ',
  stated: 'Stated the assumption ',
  retired: 'Retired the assumption ',
  revived: 'Revived the assumption ',
  locked: 'Locked the test ',
  stopped: 'Stopped the test ',
  evidence: 'Recorded evidence for ',
  interview: 'Logged an interview for ',
  supports: 'Judged as supporting: ',
  inconclusive: 'Judged as inconclusive: ',
  refutes: 'Judged as refuting: ',
  pivot: 'Decided to pivot: ',
  persevere: 'Decided to persevere: ',
  pause: 'Decided to pause: ',
  kill: 'Decided to kill: ',
};

/** Texts for the same change several times in a row. */
const several: { readonly [What in RecentChange['what']]?: (count: string) => string } = {
  stated: (count) => `Stated ${count} assumptions for `,
  retired: (count) => `Retired ${count} assumptions of `,
  revived: (count) => `Revived ${count} assumptions of `,
  evidence: (count) => `Recorded ${count} pieces of evidence for `,
  interview: (count) => `Logged ${count} interviews for `,
};

export const changeText = (what: RecentChange['what'], count: number): string =>
  (count > 1 && several[what]?.(figureOf(count))) || once[what];

export const activityLabels = { title: 'Recent activity', via: (token: string) => ` via ${token}` } as const;
