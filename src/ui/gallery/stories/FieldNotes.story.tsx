import { TextField } from 'react-aria-components/TextField';
import { FieldNotes } from '../../FieldNotes.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="description">
        <FieldNotes description="At most 140 characters." error={undefined} />
      </State>
      <State name="error">
        <TextField isInvalid validationBehavior="aria" aria-label="A field with an error">
          <FieldNotes description={undefined} error="Give it a name." />
        </TextField>
      </State>
      <State name="long text">
        <TextField isInvalid validationBehavior="aria" aria-label="A field with long notes">
          <FieldNotes description={longText} error={longText} />
        </TextField>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'Part of every field: what helps, and what is wrong.', Example };
