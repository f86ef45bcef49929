import { useSelector } from '@xstate/react';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import type { CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import type { Field } from '#domain/toolkit/field.ts';
import { fieldsOf } from '#domain/toolkit/read-inputs.ts';
import type { CalculatorActor } from '#machines/toolkit/calculator.machine.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface InputFieldsProps {
  readonly calculator: Calculator;
  readonly flow: CalculatorActor;
}

/** Every field of a calculator, with what is wrong with it, and how it was understood where that is not plain. */
export function InputFields({ calculator, flow }: InputFieldsProps) {
  const { inputs, result } = useSelector(flow, ({ context }) => context);
  const fields = fieldsOf(calculator);
  const currency = inputs['currency']?.trim().toUpperCase() || 'USD';
  return Object.entries(fields).map(([name, field]) => (
    <InputField
      key={name}
      field={field}
      label={labelOf(field, currency)}
      value={inputs[name] ?? ''}
      note={result?.notes[name]}
      error={errorOf(result, name)}
      onChange={(text) => flow.send({ type: 'input.changed', name, text })}
    />
  ));
}

/** Error of a field; missing values are named beside the result, once. */
function errorOf(result: CalculatorResult | null, name: string): string | undefined {
  if (result?.kind !== 'refused' || !Object.hasOwn(result.problems, name)) return undefined;
  const problem = result.problems[name];
  return problem?.isMissing ? undefined : problem?.words;
}

/** With its unit: "Spend (USD a month)". */
function labelOf(field: Field, currency: string): string {
  const isMoney = field.kind === 'money' || (field.kind === 'rows' && field.of === 'money');
  const unit = [...(isMoney ? [currency] : []), ...(field.unit === '' ? [] : [field.unit])];
  // "USD a month", and "USD, one person a line".
  const said = [unit.join(field.kind === 'rows' ? ', ' : ' '), field.isOptional ? 'optional' : ''];
  const note = said.filter((part) => part !== '').join(', ');
  return note === '' ? field.label : `${field.label} (${note})`;
}

interface InputFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function InputField({ field, label, value, note, error, onChange }: InputFieldProps) {
  const description = note ?? field.hint;
  const shared = { label, description, error, onChange };
  if (field.kind === 'choice') {
    return (
      <Select
        label={label}
        description={description}
        error={error}
        options={field.options.map((option) => ({ value: option.id, label: option.label }))}
        value={
          field.options.find(({ id }) => id.toLowerCase() === value.toLowerCase())?.id ??
          (value === '' ? field.preset : null)
        }
        onChange={onChange}
      />
    );
  }
  if (field.kind === 'rows') return <TextArea {...shared} value={value} rows={6} spellCheck="false" />;
  return <TextField {...shared} value={value} inputMode="decimal" autoComplete="off" />;
}
