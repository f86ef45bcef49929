import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { css, cx } from '#styled-system/css';
import { field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Swatch<Value extends string> {
  readonly value: Value;
  /** The name of the color. */
  readonly label: string;
  /** A class that fills. */
  readonly className: string;
  readonly sign?: ReactNode;
}

export interface SwatchFieldProps<Value extends string> {
  readonly label: string;
  readonly swatches: readonly Swatch<Value>[];
  readonly value: Value | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One color of a few, each with a name. */
export function SwatchField<Value extends string>(props: SwatchFieldProps<Value>) {
  const { label, swatches, value, isDisabled = false, onChange } = props;
  return (
    <RadioGroup
      orientation="horizontal"
      value={value}
      isDisabled={isDisabled}
      onChange={(chosen) => {
        const swatch = swatches.find((each) => each.value === chosen);
        if (swatch) onChange(swatch.value);
      }}
      className={field().root}
    >
      <FieldLabel label={label} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
        {swatches.map((swatch) => (
          <RadioField key={swatch.value} value={swatch.value} className={option}>
            <RadioButton className={cx(tile, swatch.className)}>
              <VisuallyHidden>{swatch.label}</VisuallyHidden>
              {swatch.sign}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}

// The tile draws the ring.
const option = css({ _focusVisible: { outline: 'none' } });
const tile = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: { base: '24', _coarse: 'touch' },
  height: { base: '24', _coarse: 'touch' },
  border: 'control',
  borderRadius: 'control',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  _selected: { borderColor: 'brand', borderWidth: 'thick' },
  _disabled: { opacity: 'disabled' },
  _focusVisible: { outline: 'ring', outlineOffset: '2' },
  '& svg': { width: '16', height: '16' },
});
