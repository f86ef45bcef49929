import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { css, cx } from '#styled-system/css';
import { choices } from '#styled-system/recipes';

/** The box by which a row is chosen. */
export function SelectionBox(props: CheckboxFieldProps) {
  const styles = choices({ kind: 'checkbox' });
  return (
    <CheckboxField {...props}>
      <CheckboxButton className={cx(styles.item, box)}>
        {({ isSelected }) => <span className={styles.control}>{isSelected && <Check aria-hidden="true" />}</span>}
      </CheckboxButton>
    </CheckboxField>
  );
}

const box = css({ padding: { base: '8', _coarse: '12' } });
