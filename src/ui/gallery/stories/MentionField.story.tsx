import { useState } from 'react';
import { Avatar } from '../../Avatar.tsx';
import { MentionField } from '../../MentionField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const people = ['Jonas Meyer', 'Mira Sand', 'Ada'].map((name, n) => ({
  id: String(n),
  name,
  picture: <Avatar name={name} size="small" isDecorative />,
}));

function Field({ label, given = '' }: { readonly label: string; readonly given?: string }) {
  const [text, setText] = useState(given);
  return <MentionField label={label} value={text} onChange={setText} people={people} rows={2} />;
}

function Example() {
  return (
    <States as="grid">
      <State name="empty">
        <Field label="Comment" />
      </State>
      <State name="with a name">
        <Field label="Reply" given="Ask @Jonas Meyer first." />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'For a text in which people are named after an @.', Example };
