import { useState } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '../Heading.tsx';
import { Link } from '../Link.tsx';
import { Mark } from '../Mark.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { StorySection } from './StorySection.tsx';
import type { StoryGroup } from './stories.ts';

type Theme = 'light' | 'dark';

const readTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export interface GalleryProps {
  readonly groups: readonly StoryGroup[];
}

/** Components in every state, for people and for the tests that look at them. */
export function Gallery({ groups }: GalleryProps) {
  const count = groups.reduce((sum, { stories }) => sum + stories.length, 0);
  const [theme, setTheme] = useState(readTheme);
  const choose = (chosen: Theme) => {
    document.documentElement.dataset['theme'] = chosen;
    setTheme(chosen);
  };
  return (
    <main className={css({ maxWidth: 'content', mx: 'auto', px: { base: '16', tablet: '32' }, py: '32' })}>
      <header className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16', pb: '32' })}>
        <span className={css({ width: '40', height: '40', color: 'brand' })}>
          <Mark />
        </span>
        <div className={css({ flex: '1' })}>
          <Heading level={1}>Design system</Heading>
          <p className={css({ color: 'ink.muted' })}>{count} components, each in all of its states.</p>
        </div>
        <div>
          <RadioGroup
            label="Theme of the gallery"
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
      <nav aria-label="Components" className={css({ pb: '32' })}>
        <dl className={css({ display: 'grid', gap: '8' })}>
          {groups.map(({ group, stories }) => (
            <div key={group} className={contents}>
              <dt className={css({ color: 'ink.muted' })}>{group}</dt>
              <dd className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '4' })}>
                {stories.map(({ component, title }) => (
                  <Link key={component} href={`#${component}`} variant="quiet">
                    {title}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </nav>
      {groups.map(({ group, stories }) => (
        <section key={group} className={css({ pt: '48' })}>
          <Heading level={2}>{group}</Heading>
          {stories.map((story) => (
            <StorySection key={story.component} story={story} />
          ))}
        </section>
      ))}
    </main>
  );
}

const contents = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '{sizes.160} minmax(0, 1fr)' },
});
