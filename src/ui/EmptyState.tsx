import type { ReactNode } from 'react';
import { emptyState } from '#styled-system/recipes';

export interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty and what to do. */
  readonly children?: ReactNode;
  /** One of the drawings. */
  readonly drawing?: ReactNode;
  readonly actions?: ReactNode;
  /** Level of the title among the headings of the page. */
  readonly level?: 2 | 3;
}

/** A place with nothing in it yet, on the survey grid. */
export function EmptyState({ title, children, drawing, actions, level = 2 }: EmptyStateProps) {
  const styles = emptyState();
  const Title = `h${level}` as const;
  return (
    <section className={styles.root}>
      {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
