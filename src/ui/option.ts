import type { ReactNode } from 'react';

/** One of several things to choose from. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A line of explanation under the label. */
  readonly note?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** A small letter that chooses it while the group has the focus; for radio groups. */
  readonly letter?: string;
}
