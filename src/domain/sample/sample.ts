import type { ChosenStatus, Idea } from '../idea/idea.ts';

type SampleTexts = Pick<Idea, 'title' | 'problem' | 'audience' | 'pitch' | 'tags'> & { readonly status: ChosenStatus };

/** A finished example to look at: an idea that was pivoted after its tests, and the one that it was turned into. */
export const sample: { readonly idea: SampleTexts; readonly fork: SampleTexts } = {
  idea: {
    title: 'Crumb: what each bake really costs',
    audience: 'owners of 1–3 bakeries',
    pitch: 'Photograph an invoice and see what each bake costs, for £19 a month.',
    tags: ['example'],
    status: 'testing',
    problem:
      'Ingredient prices move weekly; shelf prices do not. Owners learn in the yearly accounts which bakes lost money.',
  },
  fork: {
    title: 'Crumb Check: one costing, £49',
    audience: 'owners of 1–3 bakeries',
    pitch: 'One costing of every bake from a month of invoices, for £49, paid once.',
    tags: ['example'],
    status: 'exploring',
    problem:
      'Ingredient prices move weekly; shelf prices do not. Owners learn in the yearly accounts which bakes lost money.',
  },
};

/** Reports on both ideas: all tests of the first, and one sheet about the second. */
export const sampleReports = [
  {
    project: 'ideaProject',
    title: 'What we tested of Crumb',
    template: 'validation',
    summary:
      'An example: the idea and all its people are made up. Owners of small bakeries sell bakes at a loss without knowing, and leave their address to find out. They don’t pay £19 for it every month.',
  },
  {
    project: 'forkProject',
    title: 'Crumb Check on one page',
    template: 'one-pager',
    summary:
      'An example: the idea and all its people are made up. One costing of every bake, from a month of invoices, for £49. That owners lose money unknowingly and that photos can be read was tested before; whether they pay once is next.',
  },
] as const;

/** The day on which it was reported, counted back from the one on which the sample is added. */
export const sampleReported = -1;

/** Parts of the sample that have an id of their own. */
export const sampleParts = ['idea', 'fork', 'ideaProject', 'forkProject', 'ideaCanvas', 'forkCanvas'] as const;
export type SamplePart = (typeof sampleParts)[number];
