import { css } from '#styled-system/css';
import { Link } from '../../Link.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="in text">
        <p className={css({ textStyle: 'reading', maxWidth: 'prose' })}>
          Ideas are read by no one but you. <Link href="#Link">How we keep it that way</Link> is written down.
        </p>
      </State>
      <States>
        <State name="quiet">
          <Link href="#Link" variant="quiet">
            Privacy policy
          </Link>
        </State>
        <State name="block">
          <Link href="#Link" variant="block">
            A whole row that leads somewhere
          </Link>
        </State>
        <State name="focused" focused="a">
          <Link href="#Link">All ideas</Link>
        </State>
      </States>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'For what leads elsewhere. In text it is underlined.', Example };
