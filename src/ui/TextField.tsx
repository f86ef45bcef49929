import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { type FieldVariantProps, field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, DecidedByField> {
  readonly placeholder?: string;
  readonly size?: FieldVariantProps['size'];
  readonly look?: FieldVariantProps['look'];
  /** Shown inside the frame before the text, such as an icon. */
  readonly before?: ReactNode;
  /** Shown inside the frame after the text, such as a key. */
  readonly after?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, placeholder, size, look, before, after, inputRef, ...rest } = props;
  const styles = field({ size, look });
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={styles.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        {before !== undefined && <span className={styles.aside}>{before}</span>}
        <Input ref={inputRef} {...(placeholder !== undefined && { placeholder })} className={styles.input} />
        {after !== undefined && <span className={styles.aside}>{after}</span>}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
