import type { CanvasTemplate } from './canvas-template.ts';

export const swot: CanvasTemplate = {
  id: 'swot',
  name: 'SWOT',
  purpose: 'What helps and what hurts, inside and outside.',
  credit: null,
  cells: [
    {
      id: 'strengths',
      title: 'Strengths',
      hint: 'What do you do better than others?',
      box: { x: 0, y: 0, width: 480, height: 320 },
    },
    {
      id: 'weaknesses',
      title: 'Weaknesses',
      hint: 'What do you lack?',
      box: { x: 480, y: 0, width: 480, height: 320 },
    },
    {
      id: 'opportunities',
      title: 'Opportunities',
      hint: 'Which changes around you could help?',
      box: { x: 0, y: 320, width: 480, height: 320 },
    },
    {
      id: 'threats',
      title: 'Threats',
      hint: 'Which changes around you could hurt?',
      box: { x: 480, y: 320, width: 480, height: 320 },
    },
  ],
};
