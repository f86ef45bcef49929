import { type PageTheme, pageThemes } from '#domain/page/page-theme.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { settingsLabels as labels, themeLabels } from './labels.ts';
import { ThemePreview } from './ThemePreview.tsx';

export interface ThemeFieldProps {
  /** Null for no theme. */
  readonly theme: PageTheme | null;
  readonly onSet: (theme: PageTheme | null) => void;
}

const none = 'none';
const themes = [
  ...pageThemes.map((value) => ({ value, ...themeLabels[value], icon: <ThemePreview theme={value} /> })),
  { value: none, ...labels.noTheme, icon: <ThemePreview theme={null} /> },
] as const;

/** The theme of a page, or of a survey that is to look like one. */
export function ThemeField({ theme, onSet }: ThemeFieldProps) {
  return (
    <RadioGroup
      label={labels.theme}
      options={themes}
      value={theme ?? none}
      onChange={(value) => onSet(value === none ? null : value)}
    />
  );
}
