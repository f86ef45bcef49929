import { figureOf } from '../text/figures.ts';
import { oneLine } from '../text/one-line.ts';
import { quoted } from '../text/quoted.ts';
import { type Calculator, usesMoney } from './calculator.ts';
import type { AmountField, ChoiceField, Field, Fields, NamedRow, RowsField } from './field.ts';
import { type Currency, currencies, decimalsOf, moneyText, plainMoney, signsOf } from './money.ts';
import { readNumber } from './read-number.ts';

/** Typed inputs, by the names of fields; a number is taken as it would be typed. */
export type CalculatorInputs = Readonly<Record<string, string | number>>;

export interface FieldProblem {
  /** Whether nothing was typed yet. */
  readonly isMissing: boolean;
  readonly words: string;
}

export interface ReadInputs {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** Interpretations of ambiguous inputs, by the name of the field. */
  readonly notes: Readonly<Record<string, string>>;
}

const currencyField: ChoiceField = {
  kind: 'choice',
  label: 'Currency',
  unit: '',
  options: currencies.map((id) => ({ id, label: id })),
  preset: 'USD',
};

/** All fields of a calculator, the currency first where there is money. */
export const fieldsOf = ({ fields }: Pick<Calculator, 'fields'>): Fields =>
  usesMoney(fields) ? { currency: currencyField, ...fields } : fields;

/** Reads what was typed into each field. Of several problems all are said. */
export function readInputs(calculator: Calculator, inputs: CalculatorInputs): ReadInputs {
  const read = readAll(calculator, inputs);
  const picked = <Part extends keyof Read>(part: Part) =>
    Object.fromEntries(
      [...read].flatMap(([name, each]) => (each[part] === undefined ? [] : [[name, each[part]] as const])),
    ) as Record<string, NonNullable<Read[Part]>>;
  return {
    values: { currency: currencyIn(inputs), ...picked('value') },
    problems: picked('problem'),
    notes: picked('note'),
  };
}

/** The inputs as they are saved and linked: what can be read in its one spelling, the rest as it was typed. */
export function plainInputs(calculator: Calculator, inputs: CalculatorInputs): Readonly<Record<string, string>> {
  const read = [...readAll(calculator, inputs)].map(([name, { plain }]) => [
    name,
    plain ?? typedIn(inputs, name).trim(),
  ]);
  return Object.fromEntries(read.filter(([, text]) => text !== ''));
}

const typedIn = (inputs: CalculatorInputs, name: string): string =>
  Object.hasOwn(inputs, name) ? String(inputs[name]) : '';

const currencyIn = (inputs: CalculatorInputs): Currency =>
  currencies.find((each) => each === typedIn(inputs, 'currency').trim().toUpperCase()) ?? 'USD';

function readAll(calculator: Calculator, inputs: CalculatorInputs): ReadonlyMap<string, Read> {
  const currency = currencyIn(inputs);
  const read = Object.entries(fieldsOf(calculator)).map(
    ([name, field]) => [name, readField(field, typedIn(inputs, name), currency)] as const,
  );
  return new Map(read);
}

interface Read {
  /** The input in its one unambiguous spelling; absent if it could not be read. */
  readonly plain?: string;
  readonly value?: number | string | null | readonly NamedRow[];
  readonly problem?: FieldProblem;
  readonly note?: string;
}

const missing: Read = { problem: { isMissing: true, words: 'Fill this in.' } };

const wrong = (words: string, note?: string | null): Read => ({
  problem: { isMissing: false, words },
  ...(note && { note }),
});

function readField(field: Field, typed: string, currency: Currency): Read {
  if (field.kind === 'choice') return readChoice(field, typed);
  return field.kind === 'rows' ? readRows(field, typed, currency) : readAmount(field, typed, currency);
}

function readChoice({ options, preset, label }: ChoiceField, typed: string): Read {
  const wanted = typed.trim();
  if (wanted === '') return { value: preset };
  const option = options.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  return option ? { value: option.id, plain: option.id } : wrong(`${label} can’t be ${quoted(wanted)}.`);
}

const anyDecimals = 6;

/** How numbers of a kind are written. */
function writingOf(kind: AmountField['kind'], currency: Currency) {
  if (kind === 'money') return { decimals: decimalsOf(currency), signs: signsOf(currency) };
  return { decimals: kind === 'count' ? 0 : anyDecimals, signs: kind === 'percent' ? ['%'] : [] };
}

function readAmount(field: AmountField, typed: string, currency: Currency): Read {
  const { kind, label, isOptional } = field;
  const read = readNumber(typed, writingOf(kind, currency));
  if (read.kind === 'empty') {
    return isOptional ? { value: null } : missing;
  }
  if (read.kind === 'wrong') return wrong(read.words);
  const { value: amount, note } = read;
  const beyond = boundWords(field, amount, currency);
  if (beyond !== null) return wrong(beyond, note);
  if (kind === 'count' && !Number.isInteger(amount)) return wrong(`${label} must be a whole number.`, note);
  const said = { plain: String(amount), ...(note !== null && { note }) };
  if (kind === 'percent') return { ...said, value: amount / 100 };
  if (kind !== 'money') return { ...said, value: amount };
  const minor = minorOf(amount, currency);
  return minor === null ? wrong(tooFine(currency), note) : { ...said, value: minor };
}

/** Null for a part of the smallest unit. */
function minorOf(amount: number, currency: Currency): number | null {
  const decimals = decimalsOf(currency);
  return Number(amount.toFixed(decimals)) === amount ? Math.round(amount * 10 ** decimals) : null;
}

const tooFine = (currency: Currency): string => {
  const decimals = decimalsOf(currency);
  return decimals === 0 ? `${currency} has no decimals.` : `${currency} has at most ${decimals} decimals.`;
};

/**
 * Least distance of an amount from a bound that it must not reach: a smaller share has no meaning, and a division by it
 * gives no number.
 */
const leastApart = 1e-9;

function boundWords(field: AmountField, amount: number, currency: Currency): string | null {
  const { label, min, max, isAboveMin, isBelowMax } = field;
  const text = (bound: number): string => amountText(field, bound, currency);
  if (isAboveMin && amount <= min) return `${label} must be more than ${text(min)}.`;
  if (amount < min) return min === 0 ? `${label} can’t be negative.` : `${label} must be at least ${text(min)}.`;
  if (isBelowMax && amount >= max) return `${label} must be less than ${text(max)}.`;
  if (isAboveMin && amount - min < leastApart) return `${label} is too close to ${text(min)}.`;
  if (isBelowMax && max - amount < leastApart) return `${label} is too close to ${text(max)}.`;
  return amount > max ? `${label} can be at most ${text(max)}.` : null;
}

function amountText({ kind }: AmountField, amount: number, currency: Currency): string {
  if (kind === 'money') return moneyText(amount * 10 ** decimalsOf(currency), currency);
  return kind === 'percent' ? `${figureOf(amount)}%` : figureOf(amount);
}

/** In UTF-16 units. */
export const longestRows = 20_000;

function readRows(field: RowsField, typed: string, currency: Currency): Read {
  if (typed.trim() === '') return missing;
  if (typed.length > longestRows) return wrong(`That’s too long: the limit is ${figureOf(longestRows)} characters.`);
  const lines = typed
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  if (lines.length > field.rowsAtMost)
    return wrong(`That’s too many lines: the limit is ${figureOf(field.rowsAtMost)}.`);
  const rows: NamedRow[] = [];
  for (const { line, number } of lines) {
    const row = readRow(field, line, currency);
    if (typeof row === 'string') return wrong(`Line ${number}: ${row}`);
    rows.push(row);
  }
  const text = (number: number): string => (field.of === 'money' ? plainMoney(number, currency) : String(number));
  const plain = rows.map(({ name, numbers }) => [...(name === '' ? [] : [name]), ...numbers.map(text)].join('; '));
  return { value: rows, plain: plain.join('\n') };
}

const mostInCell = 1e9;

/** A row, or what is wrong with it. */
function readRow({ of, columns, isNamed }: RowsField, line: string, currency: Currency): NamedRow | string {
  const cells = cellsOf(line);
  const writing = writingOf(of, currency);
  const [first = ''] = cells;
  const hasName = isNamed === true && readNumber(first, writing).kind === 'wrong';
  const texts = (hasName ? cells.slice(1) : cells).filter((_, index, all) => index < all.length - trailing(all));
  const { least, most } = columns;
  if (texts.length < least || texts.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    return `${wanted} numbers are needed, and there ${texts.length === 1 ? 'is' : 'are'} ${texts.length}.`;
  }
  const numbers: number[] = [];
  for (const text of texts) {
    const read = readNumber(text, writing);
    if (read.kind === 'empty') return 'a number is missing.';
    if (read.kind === 'wrong') return read.words;
    if (read.value < 0) return `${quoted(text)} is negative.`;
    if (!(read.value <= mostInCell)) return `${quoted(text)} is too large.`;
    const number = of === 'money' ? minorOf(read.value, currency) : Number.isInteger(read.value) ? read.value : null;
    if (number === null) return of === 'money' ? tooFine(currency) : `${quoted(text)} isn’t a whole number.`;
    numbers.push(number);
  }
  return { name: hasName ? oneLine(first) : '', numbers };
}

/** How many cells at the end of a line are empty, as in a sheet whose lines have different lengths. */
const trailing = (cells: readonly string[]): number => cells.length - 1 - cells.findLastIndex((cell) => cell !== '');

/** Cells of a sheet come with tabs; typed ones with semicolons, spaces, or commas where nothing else is there. */
function cellsOf(line: string): readonly string[] {
  const separator = [/\t/, /;/, /,\s/, /\s/].find((each) => each.test(line.trim())) ?? /,/;
  const isSpaced = separator.source === '\\s';
  return line
    .trim()
    .split(isSpaced ? /\s+/ : separator)
    .map((cell) => cell.trim());
}
