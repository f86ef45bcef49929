import type { ReactNode } from 'react';
import { deviceLabels } from './labels.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export interface AccountScreenProps {
  /** Who the founder is. */
  readonly person: ReactNode;
  /** How the founder signs in, or why that cannot be said. */
  readonly signIn: ReactNode;
  readonly sessions: ReactNode;
  /** Activity of the account. */
  readonly activity: ReactNode;
  /** Ways in and out for programs. */
  readonly developer: ReactNode;
  /** Data that only this device stores. */
  readonly device: ReactNode;
  readonly data: ReactNode;
}

export function AccountScreen({ person, signIn, sessions, activity, developer, device, data }: AccountScreenProps) {
  return (
    <SettingsFrame current="settings.account">
      {person}
      {signIn}
      {sessions}
      {activity}
      {developer}
      <SettingsSection title={deviceLabels.title}>{device}</SettingsSection>
      {data}
    </SettingsFrame>
  );
}
