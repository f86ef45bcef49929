import { type ReactNode, useState } from 'react';
import { colorPattern, weakPairs } from '#domain/page/contrast.ts';
import { offeredPalettes } from '#domain/page/offered-palettes.ts';
import { type Page, type Palette, pageFonts, pageGoals, pageLimits } from '#domain/page/page.ts';
import type { PageCommandData } from '#domain/page/page-commands.ts';
import { pageLanguages } from '#domain/page/page-language.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { isSamePalette } from '#domain/page/palettes.ts';
import { isSlug, meantSlug } from '#domain/page/slug-of.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { LineField } from '#ui/LineField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { settingsLabels as labels, removeLabels, versionLabels } from './labels.ts';
import { ThemeField } from './ThemeField.tsx';

export interface PageSettingsDialogProps {
  readonly page: Page;
  /** It has the focus at first. */
  readonly sought?: 'slug' | 'title' | 'palette' | undefined;
  /** Each change takes effect at once. */
  readonly onSet: (change: PageCommandData<'SetPage'>) => void;
  /** Where the picture for links is chosen. */
  readonly picture: ReactNode;
  readonly onVersionB: (isWanted: boolean) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const custom = 'custom';
const guessed = 'guessed';
const nameOfLanguage = new Intl.DisplayNames('en-US', { type: 'language' });
const languages = [
  { value: guessed, label: labels.guessedLanguage },
  ...pageLanguages
    .map((value) => ({ value, label: nameOfLanguage.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US')),
];
const colors = ['background', 'ink', 'accent', 'onAccent'] as const satisfies readonly (keyof Palette)[];

/** The title, the address, the look and the goal of a page. */
export function PageSettingsDialog(props: PageSettingsDialogProps) {
  const { page, sought, onSet, picture, onVersionB, onRemove, onClose } = props;
  const { title, slug, description, palette, font, goal, isListed, hasVersionB } = page;
  const theme = isPageTheme(page.theme) ? page.theme : null;
  const offered = offeredPalettes(theme);
  const known = offered.find((each) => isSamePalette(each.palette, palette));
  const [isOwn, setOwn] = useState(known === undefined);
  const options = [
    ...offered.map(({ name }) => ({ value: name, label: name })),
    { value: custom, label: labels.customColors },
  ];
  return (
    <Dialog title={labels.title} isOpen onClose={onClose} place="side">
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <LineField
          label={labels.pageTitle}
          autoFocus={sought === 'title'}
          value={title}
          fault={(text) =>
            oneLine(text) === '' || oneLine(text).length > pageLimits.title ? labels.titleFault : undefined
          }
          onSet={(value) => onSet({ title: value })}
        />
        <LineField
          label={labels.address}
          autoFocus={sought === 'slug'}
          value={slug}
          description={labels.addressHint(slug, page.isLive ? page.published.at(-1)?.slug : undefined)}
          fault={(text) => (text === '' || isSlug(meantSlug(text)) ? undefined : labels.addressFault)}
          onSet={(value) => onSet({ slug: meantSlug(value) })}
        />
        <LineField
          label={labels.description}
          value={description}
          description={labels.descriptionHint}
          fault={(text) => (text.length > pageLimits.description ? labels.descriptionFault : undefined)}
          onSet={(value) => onSet({ description: value })}
        />
        <RadioGroup
          label={labels.goal}
          options={pageGoals.map((value) => ({ value, ...labels.goals[value] }))}
          value={goal}
          onChange={(value) => onSet({ goal: value })}
        />
        <ThemeField
          theme={theme}
          onSet={(chosen) => {
            setOwn(false);
            onSet({ theme: chosen });
          }}
        />
        <Select
          label={labels.palette}
          autoFocus={sought === 'palette'}
          options={options}
          value={isOwn ? custom : (known?.name ?? custom)}
          onChange={(name) => {
            const chosen = offered.find((each) => each.name === name);
            setOwn(chosen === undefined);
            if (chosen) onSet({ palette: chosen.palette });
          }}
        />
        {(isOwn || !known) &&
          colors.map((color) => (
            <LineField
              key={color}
              label={labels.colors[color]}
              value={palette[color]}
              fault={(text) => (colorPattern.test(text.toLowerCase()) ? undefined : labels.colorFault)}
              onSet={(value) => onSet({ palette: { ...palette, [color]: value.toLowerCase() } })}
            />
          ))}
        {weakPairs(palette).map(({ text, on, ratio }) => (
          <p key={`${text} ${on}`} role="status" className={css({ color: 'danger' })}>
            {labels.weak(labels.colors[text], labels.colors[on], ratio)}
          </p>
        ))}
        {theme === null && (
          <RadioGroup
            label={labels.font}
            options={pageFonts.map((value) => ({ value, label: labels.fonts[value] }))}
            value={font}
            onChange={(value) => onSet({ font: value })}
          />
        )}
        <Select
          label={labels.language}
          description={labels.languageHint}
          options={languages}
          value={page.language ?? guessed}
          onChange={(value) => onSet({ language: value === guessed ? null : value })}
        />
        <Switch
          label={labels.listed}
          description={labels.listedHint}
          isSelected={isListed}
          onChange={(value) => onSet({ isListed: value })}
        />
        {picture}
        <section aria-label={versionLabels.title} className={part}>
          <Heading level={3}>{versionLabels.title}</Heading>
          <p className={note}>{hasVersionB ? versionLabels.removeNote : versionLabels.lead}</p>
          <Button onPress={() => onVersionB(!hasVersionB)}>
            {hasVersionB ? versionLabels.remove : versionLabels.add}
          </Button>
        </section>
        <section aria-label={removeLabels.remove} className={part}>
          <Heading level={3}>{removeLabels.remove}</Heading>
          <p className={note}>{removeLabels.note}</p>
          <Button variant="danger" onPress={onRemove}>
            {removeLabels.remove}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
