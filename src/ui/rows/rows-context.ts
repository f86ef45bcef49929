import { createContext, type ReactNode } from 'react';
import type { ListState } from 'react-stately/useListState';

export interface RowsShown {
  readonly state: ListState<object>;
  readonly className: string;
  /** What stands in a row. */
  readonly draw: (item: object) => ReactNode;
  readonly isSelectable: boolean;
}

/** What the rows of a list have in common. */
export const RowsContext = createContext<RowsShown | null>(null);
