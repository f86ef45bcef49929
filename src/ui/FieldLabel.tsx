import { Label } from 'react-aria-components/Label';
import { css, cx } from '#styled-system/css';
import { field } from '#styled-system/recipes';
import type { FieldProps } from './field-props.ts';

/** The label of the react-aria field around it. */
export function FieldLabel({ label, isLabelHidden = false }: Pick<FieldProps, 'label' | 'isLabelHidden'>) {
  return <Label className={cx(field().label, isLabelHidden && css({ srOnly: true }))}>{label}</Label>;
}
