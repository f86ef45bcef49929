import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { User } from '#domain/user/user.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';

export interface ProfileScreenProps {
  /** Null until it is known. */
  readonly user: User | null;
  /** The founder's picture. */
  readonly avatar: ReactNode;
  /** The founder's numbers. */
  readonly figures: ReactNode;
  /** The founder's predictions against the results. */
  readonly predictions: ReactNode;
}

/** How a founder appears in Groundwork. */
export function ProfileScreen({ user, avatar, figures, predictions }: ProfileScreenProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '32', maxWidth: 'sheet' })}>
      <Heading level={1}>{labels.title}</Heading>
      {user ? (
        <div className={person}>
          {avatar}
          <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            <p className={css({ textStyle: 'subheading' })}>{user.displayName ?? labels.noName}</p>
            <p className={css({ color: 'ink.muted' })}>{user.email}</p>
            <p className={css({ color: 'ink.muted' })}>
              {labels.since}
              <DateDisplay at={user.createdAt} />
            </p>
          </div>
        </div>
      ) : (
        <Skeleton label={labels.loading} />
      )}
      {figures}
      {predictions}
      <p>
        {labels.private} <Link href={buildPath({ name: 'settings.account' })}>{labels.change}</Link>
      </p>
    </section>
  );
}

const person = css({ display: 'flex', alignItems: 'center', gap: '16' });
