import { useState } from 'react';
import { RatingField } from '../../RatingField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [rating, setRating] = useState<number | null>(4);
  return (
    <States>
      <State name="rated, and can be cleared">
        <RatingField label="Pain" max={5} value={rating} onChange={setRating} description="1 is least, 5 most." />
      </State>
      <State name="open">
        <RatingField label="Reach" max={5} value={null} onChange={() => {}} />
      </State>
      <State name="focused" focused="input">
        <RatingField label="Ease" max={5} value={null} onChange={() => {}} />
      </State>
      <State name="refused">
        <RatingField label="Price" max={5} value={2} onChange={() => {}} error="The server did not take it." />
      </State>
      <State name="disabled">
        <RatingField label="Impact" max={5} value={3} onChange={() => {}} isDisabled />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'A judgment on a short scale, which may stay open.', Example };
