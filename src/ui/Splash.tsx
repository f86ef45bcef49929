import { splash } from '#styled-system/recipes';
import { Mark } from './Mark.tsx';

export interface SplashProps {
  /** Says what is being waited for; announced and shown. */
  readonly title: string;
}

/** The whole window while a route loads. */
export function Splash({ title }: SplashProps) {
  const styles = splash();
  return (
    <div role="status" aria-label={title} className={styles.root}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <p className={styles.title}>{title}</p>
      <span className={styles.track}>
        <span className={styles.bar} />
      </span>
    </div>
  );
}
