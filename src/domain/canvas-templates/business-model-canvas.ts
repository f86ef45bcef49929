import type { CanvasTemplate } from './canvas-template.ts';
import { shareAlike } from './share-alike.ts';

export const businessModelCanvas: CanvasTemplate = {
  id: 'business-model',
  name: 'Business Model Canvas',
  purpose: 'How a business creates, delivers and captures value.',
  credit: {
    text: 'The Business Model Canvas by Strategyzer AG',
    source: 'https://www.strategyzer.com',
    licence: shareAlike,
  },
  cells: [
    {
      id: 'partners',
      title: 'Key partners',
      hint: 'Who supplies what you don’t make yourself?',
      box: { x: 0, y: 0, width: 280, height: 480 },
    },
    {
      id: 'activities',
      title: 'Key activities',
      hint: 'What do you have to do to deliver it?',
      box: { x: 280, y: 0, width: 280, height: 240 },
    },
    {
      id: 'resources',
      title: 'Key resources',
      hint: 'What people, rights, money or equipment does it need?',
      box: { x: 280, y: 240, width: 280, height: 240 },
    },
    {
      id: 'value',
      title: 'Value propositions',
      hint: 'Which customer problem does it solve?',
      box: { x: 560, y: 0, width: 280, height: 480 },
    },
    {
      id: 'relationships',
      title: 'Customer relationships',
      hint: 'How do you win, keep and support customers?',
      box: { x: 840, y: 0, width: 280, height: 240 },
    },
    {
      id: 'channels',
      title: 'Channels',
      hint: 'How does it reach customers?',
      box: { x: 840, y: 240, width: 280, height: 240 },
    },
    {
      id: 'segments',
      title: 'Customer segments',
      hint: 'Who is it for?',
      box: { x: 1120, y: 0, width: 280, height: 480 },
    },
    {
      id: 'costs',
      title: 'Cost structure',
      hint: 'What are the biggest costs?',
      box: { x: 0, y: 480, width: 700, height: 200 },
    },
    {
      id: 'revenue',
      title: 'Revenue streams',
      hint: 'What do customers pay for, how, and how much?',
      box: { x: 700, y: 480, width: 700, height: 200 },
    },
  ],
};
