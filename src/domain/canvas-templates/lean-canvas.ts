import type { CanvasTemplate } from './canvas-template.ts';
import { shareAlike } from './share-alike.ts';

/** After Ash Maurya's adaptation of the Business Model Canvas, whose licence it keeps. */
export const leanCanvas: CanvasTemplate = {
  id: 'lean',
  name: 'Lean Canvas',
  purpose: 'A new idea on one page: problem, customers, solution, money.',
  credit: {
    text: 'Lean Canvas by Ash Maurya, adapted from the Business Model Canvas by Strategyzer AG',
    source: 'https://leancanvas.com',
    licence: shareAlike,
  },
  cells: [
    {
      id: 'problem',
      title: 'Problem',
      hint: 'Which one to three problems are worth solving? How do people solve them today?',
      box: { x: 0, y: 0, width: 280, height: 480 },
    },
    {
      id: 'solution',
      title: 'Solution',
      hint: 'What’s the simplest thing that solves each of them?',
      box: { x: 280, y: 0, width: 280, height: 240 },
    },
    {
      id: 'metrics',
      title: 'Key metrics',
      hint: 'Which numbers tell you it’s working?',
      box: { x: 280, y: 240, width: 280, height: 240 },
    },
    {
      id: 'value',
      title: 'Unique value',
      hint: 'In one sentence: why is this different, and worth paying attention to?',
      box: { x: 560, y: 0, width: 280, height: 480 },
    },
    {
      id: 'advantage',
      title: 'Unfair advantage',
      hint: 'What can’t easily be copied or bought?',
      box: { x: 840, y: 0, width: 280, height: 240 },
    },
    {
      id: 'channels',
      title: 'Channels',
      hint: 'How do customers hear about it?',
      box: { x: 840, y: 240, width: 280, height: 240 },
    },
    {
      id: 'segments',
      title: 'Customer segments',
      hint: 'Who has the problem, and who feels it most?',
      box: { x: 1120, y: 0, width: 280, height: 480 },
    },
    {
      id: 'costs',
      title: 'Costs',
      hint: 'What does it cost to start, and each month?',
      box: { x: 0, y: 480, width: 700, height: 200 },
    },
    {
      id: 'revenue',
      title: 'Revenue',
      hint: 'Who pays how much for what?',
      box: { x: 700, y: 480, width: 700, height: 200 },
    },
  ],
};
