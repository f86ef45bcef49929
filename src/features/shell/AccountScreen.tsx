import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

export interface AccountScreenProps {
  /** The choice between the themes. */
  readonly theme: ReactNode;
  readonly hasSingleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
}

/** What can be set today; the rest of the account says so. */
export function AccountScreen({ theme, hasSingleKeys, onSingleKeys }: AccountScreenProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '32', maxWidth: 'sheet' })}>
      <Heading level={1} size="subheading">
        Account
      </Heading>
      <section className={group}>
        <Heading level={2} size="label">
          This device
        </Heading>
        {theme}
        <SingleKeysSwitch isOn={hasSingleKeys} onChange={onSingleKeys} />
      </section>
      <section className={group}>
        <Heading level={2} size="label">
          Your account
        </Heading>
        <p className={css({ maxWidth: 'prose' })}>
          Password, sessions and the export of your data cannot be changed here yet. The account menu has the ways to
          sign out.
        </p>
        <Link href={buildPath({ name: 'home' })}>Go to home</Link>
      </section>
    </section>
  );
}

const group = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16',
  paddingTop: '16',
  borderTop: 'hairline',
});
