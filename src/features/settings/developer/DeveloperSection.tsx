import type { ReactNode } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { developerLabels } from './labels.ts';

/** Ways in and out for programs. */
export function DeveloperSection({ children }: { readonly children: ReactNode }) {
  return (
    <SettingsSection title={developerLabels.title} description={developerLabels.description}>
      {children}
    </SettingsSection>
  );
}
