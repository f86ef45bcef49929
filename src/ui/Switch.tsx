import { type SwitchFieldProps as AriaSwitchFieldProps, SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { choices, field } from '#styled-system/recipes';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface SwitchProps
  extends Pick<FieldProps, 'label' | 'description'>,
    Omit<AriaSwitchFieldProps, DecidedByField> {}

/** For a setting that takes effect at once; a form has checkboxes. */
export function Switch({ label, description, ...rest }: SwitchProps) {
  const styles = choices({ kind: 'switch' });
  return (
    <SwitchField {...rest} className={field().root}>
      <SwitchButton className={styles.item}>
        <span className={styles.control} />
        <span className={styles.label}>{label}</span>
      </SwitchButton>
      <div className={styles.notes}>
        <FieldNotes description={description} error={undefined} />
      </div>
    </SwitchField>
  );
}
