import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { field } from '#styled-system/recipes';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { DecidedByField, FieldProps } from './field-props.ts';

export interface PasswordFieldProps extends FieldProps, Omit<AriaTextFieldProps, DecidedByField | 'type' | 'pattern'> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** For a new password: a `StrengthMeter`, which says how hard it is to guess. */
  readonly strength?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The button that reveals is a plain one with its pressed state said: the toggle button weighs 7 KB, on the first screen
 * of the signed out. It is not named after the field, so that the field is found by its label alone.
 */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  error,
  strength,
  inputRef,
  ...rest
}: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const styles = field();
  return (
    <AriaTextField
      {...rest}
      type={isRevealed ? 'text' : 'password'}
      spellCheck="false"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={styles.frame}>
        <Input ref={inputRef} autoCapitalize="none" className={styles.input} />
        <Button
          aria-label="Show characters"
          aria-pressed={isRevealed}
          onPress={() => setRevealed((was) => !was)}
          className={styles.button}
        >
          {isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Button>
      </div>
      {strength}
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
