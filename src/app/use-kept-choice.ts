import { createAtom } from '@xstate/store';
import { useSelector } from '@xstate/store-react';
import { useState } from 'react';

/** A yes or no that this device remembers: read once, written whenever it changes. */
export function useKeptChoice(read: () => boolean, write: (choice: boolean) => void) {
  const [atom] = useState(() => createAtom(read()));
  const choose = (choice: boolean): void => {
    atom.set(choice);
    write(choice);
  };
  return [useSelector(atom), choose] as const;
}
