import type { ReactNode } from 'react';

/** Props of every labelled control. */
export interface FieldProps {
  /** The accessible name, also where it is not shown. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: ReactNode | undefined;
  /** Why the value is refused; the control is invalid while there is one. */
  readonly error?: string | undefined;
}

/** Props of a react-aria field that the design system sets itself. */
export type DecidedByField =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'aria-label'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior';
