import { useState } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '../Heading.tsx';
import { Mark } from '../Mark.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import type { Story } from './story.ts';

const modules = import.meta.glob<{ readonly story: Story }>('./*.story.tsx', { eager: true });
const stories = Object.values(modules).map(({ story }) => story);

type Theme = 'light' | 'dark';

const readTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Every component in every state, for people and for the tests that look at it. */
export function Gallery() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (chosen: Theme) => {
    document.documentElement.dataset['theme'] = chosen;
    setTheme(chosen);
  };
  return (
    <main className={css({ maxWidth: 'content', mx: 'auto', px: { base: '16', tablet: '32' }, py: '32' })}>
      <header className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16', pb: '32' })}>
        <span className={css({ width: '40', height: '40' })}>
          <Mark />
        </span>
        <div className={css({ flex: '1' })}>
          <Heading level={1}>Design system</Heading>
          <p className={css({ color: 'ink.muted' })}>{stories.length} components, each in all of its states.</p>
        </div>
        <div>
          <RadioGroup
            label="Theme"
            isLabelHidden
            orientation="horizontal"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onChange={choose}
          />
        </div>
      </header>
      {stories.map(({ title, use, Example }) => (
        <section
          key={title}
          aria-label={title}
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.192} minmax(0, 1fr)' },
            columnGap: '48',
            rowGap: '16',
            py: '32',
            borderTop: 'hairline',
          })}
        >
          <div>
            <Heading level={2} size="label">
              {title}
            </Heading>
            <p className={css({ textStyle: 'small', color: 'ink.muted' })}>{use}</p>
          </div>
          <Example />
        </section>
      ))}
    </main>
  );
}
