import type { ReactNode } from 'react';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { emailLabels } from './labels.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { VerificationAgain } from './VerificationAgain.tsx';

export interface EmailSectionProps {
  readonly email: string;
  readonly isVerified: boolean;
  /** Asks for the verification mail again. */
  readonly mail: VerificationMailActor;
  /** The way to another address, where there is one. */
  readonly children: ReactNode;
}

export function EmailSection({ email, isVerified, mail, children }: EmailSectionProps) {
  return (
    <SettingsSection title={emailLabels.title}>
      <p
        className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', overflowWrap: 'anywhere' })}
      >
        {email === '' ? emailLabels.none : email}
        {email !== '' && (
          <Badge tone={isVerified ? 'success' : 'warning'}>
            {isVerified ? emailLabels.verified : emailLabels.unverified}
          </Badge>
        )}
      </p>
      {email !== '' && !isVerified && <VerificationAgain mail={mail} />}
      {children}
    </SettingsSection>
  );
}
