import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface SettingsSectionProps {
  readonly title: string;
  /** Says what it is about, in a sentence or two. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Heading level={2} size="label" id={id}>
        {title}
      </Heading>
      {description !== undefined && <div className={about}>{description}</div>}
      {children}
    </section>
  );
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '16', paddingTop: '16', borderTop: 'hairline' });
const about = css({ color: 'ink.muted', maxWidth: 'prose', marginTop: '-8' });
