import type { CanvasTemplate } from './canvas-template.ts';

export const valueProposition: CanvasTemplate = {
  id: 'value-proposition',
  name: 'Value Proposition',
  purpose: 'Whether what you offer fits what one kind of customer needs.',
  credit: {
    text: 'After the Value Proposition Canvas by Strategyzer AG',
    source: 'https://www.strategyzer.com',
    licence: null,
  },
  cells: [
    {
      id: 'products',
      title: 'Products and services',
      hint: 'What do you offer?',
      box: { x: 0, y: 0, width: 320, height: 560 },
    },
    {
      id: 'gain-creators',
      title: 'Gain creators',
      hint: 'How does it give them what they hope for?',
      box: { x: 320, y: 0, width: 320, height: 280 },
    },
    {
      id: 'pain-relievers',
      title: 'Pain relievers',
      hint: 'How does it relieve what bothers them?',
      box: { x: 320, y: 280, width: 320, height: 280 },
    },
    { id: 'gains', title: 'Gains', hint: 'What do they hope for?', box: { x: 720, y: 0, width: 320, height: 280 } },
    {
      id: 'pains',
      title: 'Pains',
      hint: 'What bothers, slows or worries them?',
      box: { x: 720, y: 280, width: 320, height: 280 },
    },
    {
      id: 'jobs',
      title: 'Customer jobs',
      hint: 'What are they trying to get done?',
      box: { x: 1040, y: 0, width: 320, height: 560 },
    },
  ],
};
