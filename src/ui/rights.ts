import { createContext, type ReactNode, use } from 'react';

/** Changes that whoever looks at a screen may make. Controls that would be refused are left out. */
export interface Rights {
  readonly edit: boolean;
  readonly comment: boolean;
}

export const RightsContext = createContext<Rights>({ edit: true, comment: true });

export const useRights = (): Rights => use(RightsContext);

/** Shows what changes something to those alone who may. */
export const IfMayEdit = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useRights().edit ? children : null;
