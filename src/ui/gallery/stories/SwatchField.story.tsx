import { Ban } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styled-system/css';
import { SwatchField } from '../../SwatchField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const swatches = [
  { value: 'straw', label: 'Straw', className: css({ background: 'note.straw' }) },
  { value: 'sky', label: 'Sky', className: css({ background: 'note.sky' }) },
  { value: 'none', label: 'None', className: css({ background: 'surface' }), sign: <Ban aria-hidden="true" /> },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof swatches)[number]['value']>('straw');
  return (
    <States>
      <State name="one chosen">
        <SwatchField label="Fill" swatches={swatches} value={value} onChange={setValue} />
      </State>
      <State name="several things of different colors">
        <SwatchField label="Fill of several" swatches={swatches} value={null} onChange={() => {}} />
      </State>
      <State name="disabled">
        <SwatchField label="Fill of a locked one" swatches={swatches} value="sky" isDisabled onChange={() => {}} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'One color of a few, each with a name.', Example };
