import type { ReactNode } from 'react';

/** What every labelled control has. */
export interface FieldProps {
  /** The accessible name, also where it is not shown. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: ReactNode | undefined;
  /** Why the value is refused; the control is invalid while there is one. */
  readonly error?: string | undefined;
}

/** What the design system decides itself about a react-aria field. */
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
