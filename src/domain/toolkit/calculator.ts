import type { Verdict } from '../verdict/verdict.ts';
import type { Fields, ValuesOf } from './field.ts';
import type { Currency } from './money.ts';

/** One number of an answer, with its unit in the text. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Exact, for comparison and for tables; money in minor units, shares between 0 and 1. */
  readonly value: number;
}

/** A share with what it leaves open, or several; a course over time or price; steps that each hold a part of the one before. */
export type ChartMaterial =
  | {
      readonly kind: 'intervals';
      readonly rows: readonly {
        readonly label: string;
        readonly value: number;
        readonly low: number;
        readonly high: number;
        readonly criterion: number | null;
        readonly verdict: Verdict | null;
      }[];
    }
  | {
      readonly kind: 'curves';
      /** Label of the horizontal axis: "Month". */
      readonly across: string;
      readonly lines: readonly {
        readonly label: string;
        readonly points: readonly {
          readonly at: number;
          readonly atText: string;
          readonly value: number;
          readonly text: string;
        }[];
      }[];
      /** A level that matters: 0 for cash. */
      readonly level: { readonly value: number; readonly label: string } | null;
      readonly finding: string;
    }
  | {
      readonly kind: 'funnel';
      readonly steps: readonly { readonly label: string; readonly value: number; readonly text: string }[];
      readonly finding: string;
    };

/** Result of a calculator for values that its bounds allow. */
export interface Outcome {
  /** The answer in one line, with its unit. */
  readonly headline: string;
  /** Interpretation of the answer, in one sentence. */
  readonly meaning: string;
  readonly tone: Verdict | null;
  readonly figures: readonly Figure[];
  /** The formula with the numbers put in. */
  readonly worked: string;
  readonly chart: ChartMaterial | null;
}

/** Why there is no answer, though each input alone is possible; `field` names the one to change. */
export interface NoOutcome {
  readonly field: string;
  readonly words: string;
}

/** Says when a possible input is hardly a sensible one. */
export interface SanityRule<Values> {
  readonly id: string;
  when(values: Values, figure: (id: string) => number): boolean;
  readonly says: string;
}

interface Source {
  readonly text: string;
  readonly url?: string;
}

/** With money among its fields it is also told the currency. */
export type CalculatorValues<All extends Fields> = ValuesOf<All> & { readonly currency: Currency };

export interface CalculatorDefinition<All extends Fields = Fields> {
  readonly id: string;
  readonly name: string;
  /** Its purpose, in a few words. */
  readonly about: string;
  readonly fields: All;
  /** Its name is stored with results; what stands under a name never changes. */
  readonly formula: { readonly name: string; readonly text: string };
  readonly sources: readonly Source[];
  /** Statements about the limits of its answer. */
  readonly limits: readonly string[];
  readonly example: {
    readonly inputs: Readonly<Record<string, string>>;
    /** The headline that it must give. */
    readonly headline: string;
  };
  readonly sanity: readonly SanityRule<CalculatorValues<All>>[];
  /** Takes longer than a frame: off the main thread. */
  readonly isSlow?: true;
  compute(values: CalculatorValues<All>): Outcome | NoOutcome;
}

/** A calculator whatever its fields are. */
export type Calculator = CalculatorDefinition;

/** Within its file a calculator is typed by its fields; everybody else gives it values that were read by them. */
export const defineCalculator = <const All extends Fields>(definition: CalculatorDefinition<All>): Calculator =>
  definition;

export const usesMoney = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.kind === 'money' || (field.kind === 'rows' && field.of === 'money'));

export const figure = (id: string, label: string, value: number, text: string): Figure => ({ id, label, value, text });
