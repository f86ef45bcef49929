import type { ChosenStatus, Idea } from '../idea/idea.ts';

type SampleTexts = Pick<Idea, 'title' | 'problem' | 'audience'> & { readonly status: ChosenStatus };

/** A finished example to look at: an idea that was given up after its tests, and the one that it was turned into. */
export const sample: { readonly idea: SampleTexts; readonly fork: SampleTexts } = {
  idea: {
    title: 'Crumb: what each bake really costs',
    audience: 'owners of 1–3 bakeries',
    status: 'testing',
    problem:
      'Ingredient prices move weekly; shelf prices do not. Owners learn in the yearly accounts which bakes lost money.',
  },
  fork: {
    title: 'Crumb Check: one costing, £49',
    audience: 'owners of 1–3 bakeries',
    status: 'exploring',
    problem:
      'Ingredient prices move weekly; shelf prices do not. Owners learn in the yearly accounts which bakes lost money.',
  },
};

/** What of the sample has an id of its own. */
export const sampleParts = ['idea', 'fork', 'ideaProject', 'forkProject', 'ideaCanvas', 'forkCanvas'] as const;
export type SamplePart = (typeof sampleParts)[number];
