import type { PageTheme } from '#domain/page/page-theme.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { inspectorLabels } from './labels.ts';
import { ThemeField } from './ThemeField.tsx';

export interface NoBlockProps {
  readonly theme: PageTheme | null;
  readonly onTheme: (theme: PageTheme | null) => void;
  readonly onSettings: () => void;
}

/** Stands where the fields of a block are, while none is selected: the look of the whole page, and the way to its settings. */
export function NoBlock({ theme, onTheme, onSettings }: NoBlockProps) {
  return (
    <div className={rest}>
      <p className={css({ color: 'ink.muted' })}>{inspectorLabels.none}</p>
      <ThemeField theme={theme} onSet={onTheme} />
      <Button onPress={onSettings}>{inspectorLabels.toSettings}</Button>
    </div>
  );
}

const rest = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16', padding: '16' });
