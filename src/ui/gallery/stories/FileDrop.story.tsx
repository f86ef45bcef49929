import { useState } from 'react';
import { FileDrop } from '../../FileDrop.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const label = files.length === 0 ? 'Drop a CSV file with answers' : files.map(({ name }) => name).join(', ');
  return (
    <States as="grid">
      <State name="usual">
        <FileDrop label={label} accept={['text/csv']} onFiles={setFiles} />
      </State>
      <State name="focused" focused="div">
        <FileDrop label="Drop a picture" accept={['image/png']} onFiles={() => {}} />
      </State>
      <State name="in one line">
        <FileDrop label="Drop an image" accept={['image/png']} isSmall onFiles={() => {}} />
      </State>
      <State name="long text">
        <FileDrop
          label="Drop the files that you have exported from the other tool, all of them at once"
          accept={['application/json']}
          takesMany
          onFiles={() => {}}
        />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'For files, dropped or chosen.', Example };
