import type { Calculator } from './calculator.ts';
import { abSize } from './calculators/ab-size.ts';
import { breakEven } from './calculators/break-even.ts';
import { burnMultiple } from './calculators/burn-multiple.ts';
import { cacPayback } from './calculators/cac-payback.ts';
import { chanceOfAnAnswer } from './calculators/chance-of-an-answer.ts';
import { cohortRetention } from './calculators/cohort-retention.ts';
import { differenceOfShares } from './calculators/difference-of-shares.ts';
import { ice } from './calculators/ice.ts';
import { ltv } from './calculators/ltv.ts';
import { marketSize } from './calculators/market-size.ts';
import { nps } from './calculators/nps.ts';
import { pricingByMargin } from './calculators/pricing-by-margin.ts';
import { rice } from './calculators/rice.ts';
import { runway } from './calculators/runway.ts';
import { sampleForProportion } from './calculators/sample-for-proportion.ts';
import { seanEllis } from './calculators/sean-ellis.ts';
import { vanWestendorp } from './calculators/van-westendorp.ts';
import { wilson } from './calculators/wilson.ts';

/** Calculators by what a founder asks. */
export const calculatorGroups: readonly { readonly question: string; readonly calculators: readonly Calculator[] }[] = [
  { question: 'How many people do I need?', calculators: [sampleForProportion, chanceOfAnAnswer, abSize] },
  {
    question: 'What does my result prove?',
    calculators: [wilson, differenceOfShares, seanEllis, nps, cohortRetention],
  },
  { question: 'What should I charge?', calculators: [vanWestendorp, pricingByMargin, breakEven] },
  { question: 'Does a customer pay off?', calculators: [ltv, cacPayback] },
  { question: 'How long will the money last?', calculators: [runway, burnMultiple] },
  { question: 'How big can it get?', calculators: [marketSize] },
  { question: 'What should I do first?', calculators: [rice, ice] },
];

export const calculators: readonly Calculator[] = calculatorGroups.flatMap((group) => group.calculators);

const byId = new Map(calculators.map((calculator) => [calculator.id, calculator]));

export const calculatorOf = (id: string): Calculator | undefined => byId.get(id);
