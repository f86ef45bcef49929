import type { IdeaStatus, IdeaText } from '#domain/idea/idea.ts';
import type { Option } from '#ui/option.ts';
import type { PlotSign } from '#ui/StatusWord.tsx';

export const statusWords: Readonly<Record<IdeaStatus, string>> = {
  inbox: 'Inbox',
  exploring: 'Exploring',
  testing: 'Testing',
  building: 'Building',
  paused: 'Paused',
  killed: 'Killed',
};

export const statusSigns: Readonly<Record<IdeaStatus, PlotSign>> = {
  inbox: 'empty',
  exploring: 'quarter',
  testing: 'half',
  building: 'full',
  paused: 'resting',
  killed: 'struck',
};

export const statusOptions = Object.entries(statusWords).map(([value, label]) => ({
  value,
  label,
})) as readonly Option<IdeaStatus>[];

export const textLabels: Readonly<Record<IdeaText, string>> = {
  problem: 'Problem',
  audience: 'Audience',
  pitch: 'Pitch',
};

export const textHints: Readonly<Record<IdeaText, string>> = {
  problem: 'What goes wrong today, and how often.',
  audience: 'Who has the problem.',
  pitch: 'One sentence on what you would make.',
};
