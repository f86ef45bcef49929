interface FieldBase {
  readonly label: string;
  /** Unit in which it is counted, as it stands beside the field. */
  readonly unit: string;
  /** One line about what belongs here. */
  readonly hint?: string;
  /** May be left empty. */
  readonly isOptional?: true;
}

/** One number. Bounds are as typed: percents in percent, money in whole units of its currency. */
export interface AmountField extends FieldBase {
  /** People are counted whole; a percent becomes a share; money becomes whole minor units. */
  readonly kind: 'count' | 'number' | 'percent' | 'money';
  readonly min: number;
  readonly max: number;
  /** The bounds themselves are not possible. */
  readonly isAboveMin?: true;
  readonly isBelowMax?: true;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly preset: string;
}

/** Lines of numbers, typed or pasted from a sheet. */
export interface RowsField extends FieldBase {
  readonly kind: 'rows';
  readonly of: 'count' | 'money';
  /** How many numbers a line has, with what each is called where they are fixed. */
  readonly columns: { readonly least: number; readonly most: number };
  /** A line may begin with a word that says what it is. */
  readonly isNamed?: true;
  readonly rowsAtMost: number;
}

export type Field = AmountField | ChoiceField | RowsField;
export type Fields = Readonly<Record<string, Field>>;

export interface NamedRow {
  readonly name: string;
  readonly numbers: readonly number[];
}

type ValueOf<F extends Field> = F extends ChoiceField
  ? F['options'][number]['id']
  : F extends RowsField
    ? readonly NamedRow[]
    : F extends { readonly isOptional: true }
      ? number | null
      : number;

/** Values read from the inputs: counts and numbers as they are, percents as shares, money in minor units. */
export type ValuesOf<All extends Fields> = { readonly [Name in keyof All]: ValueOf<All[Name]> };

/** No budget of a founder is larger, and sums of it stay exact in minor units. */
export const mostMoney = 1e12;
export const mostPeople = 1e10;

type Extras = Partial<Pick<AmountField, 'hint' | 'min' | 'max'>>;

export const people = <const E extends Extras>(label: string, extras?: E) =>
  ({ kind: 'count', label, unit: 'people', min: 0, max: mostPeople, ...extras }) as const;

export const money = <const E extends Extras & { readonly unit?: string }>(label: string, extras?: E) =>
  ({ kind: 'money', label, unit: '', min: 0, max: mostMoney, ...extras }) as const;

export const percent = <const E extends Extras>(label: string, extras?: E) =>
  ({ kind: 'percent', label, unit: '%', min: 0, max: 100, ...extras }) as const;

/** A share that is neither nothing nor everything. */
export const openPercent = <const E extends Extras>(label: string, extras?: E) =>
  ({ ...percent(label, extras), isAboveMin: true, isBelowMax: true }) as const;

export const positive = <F extends AmountField>(field: F) => ({ ...field, isAboveMin: true }) as const;
export const optional = <F extends AmountField>(field: F) => ({ ...field, isOptional: true }) as const;
