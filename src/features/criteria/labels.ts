import { ideaLimits } from '#domain/idea/idea.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { percentOf } from '#domain/text/figures.ts';
import { vaultLimits } from '#domain/vault/vault.ts';

export const labels = {
  title: 'Criteria',
  intro: 'Rate each idea from 1 to 5 on the same questions. The weights decide how much each one counts in the score.',
  cancel: 'Cancel',
  save: 'Save',
  add: 'Add a criterion',
  full: `The limit is ${vaultLimits.criteria} criteria.`,
  discard: 'Discard your changes?',
  discardText: 'The criteria stay as they were before you opened them.',
  keepEditing: 'Keep editing',
  confirmDiscard: 'Discard',
  row: {
    name: (place: number) => `Name of criterion ${place}`,
    unnamed: (place: number) => `criterion ${place}`,
    placeholder: 'What you’re rating',
    missing: 'Enter a name.',
    weight: (name: string) => `Weight of ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  start: {
    heading: 'Start from a template',
    use: 'Use',
    named: (name: string) => `Use: ${name}`,
    founder: 'Founder basics',
    founderNote: 'Does it hurt, would they pay, how many people have it, can you build it.',
    ice: 'ICE',
    iceNote: 'Quick and rough: impact, confidence, ease.',
    lenses: 'Three lenses',
    lensesNote: 'Do people want it, can it be built, can it make money.',
  },
  conflict: {
    title: 'The criteria were changed elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Use the other version',
    mine: 'Yours',
    theirs: 'Other version',
    unnamed: 'Unnamed',
    none: 'None',
  },
  weights: {
    share: 'Distribute evenly',
    scale: 'Scale to 100%',
  },
  rating: {
    weight: (basisPoints: number) => `${percentOf(basisPoints)} weight.`,
    rated: (name: string, rating: number | null, max: number) =>
      rating === null ? `${name}: not rated yet.` : `${name}: ${rating} of ${max}.`,
    none: 'Not rated yet. 1 is lowest, 5 is highest.',
    score: 'Score ',
    most: ` of ${ideaLimits.ratingMax}`,
    basis: (rated: number, all: number) => `, from ${rated} of ${all} criteria`,
  },
} as const;

/** Whether the weights are whole; `missing` is below zero where they are more than 100%, in basis points. */
export function missingText(missing: number): string {
  if (missing === 0) return `Total ${percentOf(vaultLimits.weights)}`;
  return missing > 0 ? `${percentOf(missing)} left to assign` : `${percentOf(-missing)} over`;
}

/** Why a set of criteria cannot be saved as it is. `missing` is what of 100% is not given, in basis points. */
export function reasonText(reason: Rejection, missing: number): string {
  switch (reason) {
    case 'weights-not-100':
      return `The weights must add up to 100%: ${missingText(missing)}. “${labels.weights.scale}” keeps their proportions.`;
    case 'name-empty':
      return 'Every criterion needs a name. Remove the ones you don’t want.';
    case 'name-taken':
      return 'Two criteria have the same name. Rename one of them.';
    default:
      return `Names are limited to ${vaultLimits.criterionName} characters that can be saved.`;
  }
}
