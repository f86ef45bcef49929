import type { IdeaStatus } from '#domain/idea/idea.ts';
import type { PlotSign } from '#ui/StatusWord.tsx';

export const statusSigns: Readonly<Record<IdeaStatus, PlotSign>> = {
  inbox: 'empty',
  exploring: 'quarter',
  testing: 'half',
  building: 'full',
  paused: 'resting',
  pivoted: 'turned',
  killed: 'struck',
};
