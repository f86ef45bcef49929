import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { Link } from '#ui/Link.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { developerLabels } from './labels.ts';

/** Ways in and out for programs. */
export function DeveloperSection({ children }: { readonly children: ReactNode }) {
  return (
    <SettingsSection title={developerLabels.title} description={developerLabels.description}>
      {children}
      <p>
        <Link href={buildPath({ name: 'resources.entry', params: { blogId: 'api' } })}>{developerLabels.guide}</Link>
      </p>
    </SettingsSection>
  );
}
