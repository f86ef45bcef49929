import type { Lens } from '../ledger/ledger.ts';
import type { Artefact, Method } from './experiment.ts';

const noPayment = 'An email address is no payment: try a pre-order or a fake door.';
const notAsked = 'People can’t tell you whether it can be built: try a prototype, or data you can look up.';

const misfits: Readonly<Record<Lens, { readonly [M in Method]?: string }>> = {
  desirability: {},
  viability: {
    page: noPayment,
    split: noPayment,
    survey: 'What people say they’d pay isn’t what they pay: try a pre-order.',
    prototype: 'Trying something for free says little about paying for it: try a pre-order.',
  },
  feasibility: {
    page: notAsked,
    'fake-door': notAsked,
    'pre-order': notAsked,
    split: notAsked,
    survey: notAsked,
  },
};

/** Goals of a page that cost more than an email address. */
const costsMore = (goal: string | undefined): boolean => goal === 'pre-order' || goal === 'fake-door';

/** Why a method says little about an assumption of a lens, and what to try instead; null where nothing speaks against it. */
export function methodFit(lens: Lens, method: Method, artefact: Artefact | null = null): string | null {
  const says = misfits[lens][method] ?? null;
  return says === noPayment && costsMore(artefact?.goal) ? null : says;
}
