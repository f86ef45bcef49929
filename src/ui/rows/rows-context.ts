import { createContext, type ReactNode } from 'react';
import type { ListState } from 'react-stately/useListState';

export interface RowsShown {
  readonly state: ListState<object>;
  readonly className: string;
  /** Draws the content of a row. */
  readonly draw: (item: object) => ReactNode;
  readonly isSelectable: boolean;
}

/** State and look that the rows of a list share. */
export const RowsContext = createContext<RowsShown | null>(null);
