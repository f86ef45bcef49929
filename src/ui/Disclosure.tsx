import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { disclosure } from '#styled-system/recipes';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Only one disclosure of the same group is open. */
  readonly group?: string;
}

/** A native disclosure: it works in prerendered pages before any script runs, and find-in-page opens it. */
export function Disclosure({ summary, children, isOpenAtFirst = false, group }: DisclosureProps) {
  const styles = disclosure();
  return (
    <details open={isOpenAtFirst} name={group} className={styles.root}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown aria-hidden="true" className={styles.sign} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
