import { useState } from 'react';
import { ComboBox } from '../ComboBox.tsx';
import { CopyField } from '../CopyField.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { ListBox } from '../ListBox.tsx';
import { NumberField } from '../NumberField.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const audiences = [
  { value: 'agencies', label: 'Agency owners', note: '5 to 20 people' },
  { value: 'freelancers', label: 'Freelancers' },
  { value: 'clubs', label: 'Sports clubs' },
] as const;

function Example() {
  const [audience, setAudience] = useState<(typeof audiences)[number]['value'] | null>('agencies');
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <States as="grid">
      <NumberField label="Visitors" defaultValue={120} minValue={0} />
      <NumberField label="Price" defaultValue={9} formatOptions={{ style: 'currency', currency: 'EUR' }} />
      <NumberField label="Days" defaultValue={0} error="A test takes at least one day." />
      <ComboBox label="Audience" options={audiences} value={audience} onChange={setAudience} placeholder="Who?" />
      <CopyField label="Address" value="https://example.org/p/7f3a" />
      <ListBox label="Audiences" options={audiences} value={audience} onChange={setAudience} />
      <FileDrop
        label={files.length === 0 ? 'Drop a CSV file with answers' : files.map(({ name }) => name).join(', ')}
        accept={['text/csv']}
        onFiles={setFiles}
      />
    </States>
  );
}

export const story: Story = {
  title: 'Numbers, lists and files',
  use: 'Numbers carry their unit; lists that are long are narrowed by typing.',
  Example,
};
