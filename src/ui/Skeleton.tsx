import { type SkeletonVariantProps, skeleton } from '#styled-system/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Says what is loading, such as "Loading ideas"; announced, not shown. */
  readonly label: string;
  readonly shape?: SkeletonVariantProps['shape'];
  readonly count?: number;
}

/** Stands where the content will, in its layout. */
export function Skeleton({ label, shape = 'text', count = 3 }: SkeletonProps) {
  const styles = skeleton({ shape });
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.root}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
          <span key={index} className={styles.bar} />
        ))}
      </div>
    </div>
  );
}
