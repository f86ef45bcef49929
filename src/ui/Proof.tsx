import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Disclosure } from './Disclosure.tsx';

export interface ProofProps {
  readonly children: ReactNode;
}

/**
 * The fold for whoever checks a claim: names of formulas, distances, positions, ranges of events, hashes. It stands
 * wherever numbers are said in words, and such things stand nowhere else.
 */
export function Proof({ children }: ProofProps) {
  return (
    <Disclosure summary="Proof">
      <div className={column}>{children}</div>
    </Disclosure>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'prose',
  color: 'ink.muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
