import { css } from '#styled-system/css';
import { Link } from '../Link.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

function Example() {
  return (
    <States as="stack">
      <p className={css({ textStyle: 'reading', maxWidth: 'prose' })}>
        Ideas are read by nobody but you. <Link href="#privacy">How we keep it that way</Link> is written down.
      </p>
      <States>
        <Link href="#quiet" variant="quiet">
          Privacy policy
        </Link>
        <Link href="#block" variant="block">
          A whole row that leads somewhere
        </Link>
      </States>
    </States>
  );
}

export const story: Story = { title: 'Link', use: 'For what leads elsewhere. In text it is underlined.', Example };
