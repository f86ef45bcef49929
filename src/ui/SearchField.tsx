import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { field } from '#styled-system/recipes';

export interface SearchFieldProps {
  /** The accessible name, which is not shown. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Shown at the end while the field is empty, such as the key that leads here. */
  readonly hint?: ReactNode;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Narrows what is on the page while it is typed in; Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder, hint, maxLength, inputRef } = props;
  const styles = field();
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={styles.root}
      {...(maxLength !== undefined && { maxLength })}
    >
      <div className={styles.frame}>
        <span className={styles.aside}>
          <Search aria-hidden="true" />
        </span>
        <Input ref={inputRef} className={styles.input} {...(placeholder !== undefined && { placeholder })} />
        {value === '' ? (
          hint !== undefined && <span className={styles.aside}>{hint}</span>
        ) : (
          <Button className={styles.button}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
    </AriaSearchField>
  );
}
