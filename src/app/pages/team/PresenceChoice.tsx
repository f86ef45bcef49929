import { useState } from 'react';
import { local } from '#adapters/storage/local.ts';
import { keepShowsPresence, readShowsPresence } from '#adapters/storage/presence-storage.ts';
import { SettingsSection } from '#features/settings/SettingsSection.tsx';
import { teamLabels } from '#features/settings/team/labels.ts';
import { Switch } from '#ui/Switch.tsx';
import { useApp } from '../../app-context.ts';

const labels = teamLabels.presence;

/** Whether the other members see where this browser is. */
export function PresenceChoice() {
  const { presence } = useApp().services;
  const [isShown, setShown] = useState(() => readShowsPresence(local));
  return (
    <SettingsSection title={labels.title} description={labels.description}>
      <Switch
        label={labels.shown}
        isSelected={isShown}
        onChange={(chosen) => {
          keepShowsPresence(local, chosen);
          setShown(chosen);
          if (!chosen) presence.say(null);
        }}
      />
    </SettingsSection>
  );
}
