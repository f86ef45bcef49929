import type { CSSProperties, Ref } from 'react';
import { TextArea as AriaTextArea, type TextAreaProps as AriaTextAreaProps } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { css, cx } from '#styled-system/css';
import { type FieldVariantProps, field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface TextAreaProps extends FieldProps, Omit<AriaTextFieldProps, DecidedByField | 'type' | 'pattern'> {
  readonly placeholder?: string;
  /** The least height in lines; it grows with its text where the browser can. */
  readonly rows?: number;
  readonly look?: FieldVariantProps['look'];
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  /** Props of the element itself, where a list belongs to it. */
  readonly area?: Omit<AriaTextAreaProps, 'className' | 'style' | 'rows' | 'placeholder' | 'value' | 'onChange'>;
}

export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, placeholder, rows = 3, look, inputRef, area, ...rest } = props;
  const styles = field({ look });
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={styles.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        <AriaTextArea
          {...area}
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          // Where the browser sizes it by its text, the rows are no least height by themselves.
          style={{ '--rows': rows } as CSSProperties}
          className={cx(
            styles.input,
            css({
              py: '8',
              minHeight: '[calc(var(--rows) * 1lh + 2 * {spacing.8})]',
              fieldSizing: 'content',
              '@supports (field-sizing: content)': { resize: 'none' },
            }),
          )}
        />
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
