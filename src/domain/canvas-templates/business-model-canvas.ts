import type { CanvasTemplate } from './canvas-template.ts';

export const businessModelCanvas: CanvasTemplate = {
  id: 'business-model',
  name: 'Business Model Canvas',
  purpose: 'How a business makes, delivers and keeps value.',
  credit: {
    text: 'The Business Model Canvas by Strategyzer AG',
    source: 'https://www.strategyzer.com',
    licence: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
  },
  cells: [
    {
      id: 'partners',
      title: 'Key partners',
      hint: 'Who supplies what you do not make yourselves?',
      box: { x: 0, y: 0, width: 280, height: 480 },
    },
    {
      id: 'activities',
      title: 'Key activities',
      hint: 'What has to be done to deliver it?',
      box: { x: 280, y: 0, width: 280, height: 240 },
    },
    {
      id: 'resources',
      title: 'Key resources',
      hint: 'Which people, rights, money or machines does it need?',
      box: { x: 280, y: 240, width: 280, height: 240 },
    },
    {
      id: 'value',
      title: 'Value propositions',
      hint: 'Which problem of which customer is solved?',
      box: { x: 560, y: 0, width: 280, height: 480 },
    },
    {
      id: 'relationships',
      title: 'Customer relationships',
      hint: 'How are customers won, kept and helped?',
      box: { x: 840, y: 0, width: 280, height: 240 },
    },
    {
      id: 'channels',
      title: 'Channels',
      hint: 'How does it reach them?',
      box: { x: 840, y: 240, width: 280, height: 240 },
    },
    {
      id: 'segments',
      title: 'Customer segments',
      hint: 'For whom is it made?',
      box: { x: 1120, y: 0, width: 280, height: 480 },
    },
    {
      id: 'costs',
      title: 'Cost structure',
      hint: 'Which costs weigh most?',
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
