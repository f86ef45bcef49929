import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { frameLabels } from './labels.ts';

const places = [
  { name: 'settings.account', label: frameLabels.account },
  { name: 'settings.notifications', label: frameLabels.notifications },
  { name: 'settings.team', label: frameLabels.team },
  { name: 'settings.billing', label: frameLabels.billing },
] as const;

export interface SettingsFrameProps {
  readonly current: (typeof places)[number]['name'];
  readonly children: ReactNode;
}

/** A page of the settings, with the ways to the others above it on narrow screens and beside it on wide ones. */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const title = places.find(({ name }) => name === current)?.label ?? '';
  return (
    <div className={frame}>
      <nav aria-label={frameLabels.nav} className={ways}>
        {places.map(({ name, label }) => (
          <a key={name} href={buildPath({ name })} aria-current={name === current ? 'page' : undefined} className={way}>
            {label}
          </a>
        ))}
      </nav>
      <div className={page}>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.160} minmax(0, {sizes.sheet})' },
  columnGap: '48',
  rowGap: '24',
});

const ways = css({
  display: 'flex',
  flexDirection: { base: 'row', laptop: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', laptop: 'stretch' },
  alignSelf: 'start',
  gap: '4',
  marginInline: '-8',
});

const way = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'control', _coarse: 'touch' },
  paddingInline: '8',
  borderRadius: 'control',
  color: 'ink.muted',
  textDecoration: 'none',
  _hover: { color: 'ink', background: 'surface.sunken' },
  '&[aria-current=page]': { color: 'ink', fontWeight: 'strong', background: 'surface.sunken' },
});

const page = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0', maxWidth: 'sheet' });
