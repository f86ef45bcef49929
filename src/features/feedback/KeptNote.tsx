import { InlineMessage } from '#ui/InlineMessage.tsx';
import { type BoardPart, labels } from './labels.ts';

/** Above what this device has kept, as long as nothing newer can be read. */
export const KeptNote = ({ part }: { readonly part: BoardPart }) => (
  <InlineMessage tone="info" title={labels.offline.title}>
    {labels.offline.kept[part]}
  </InlineMessage>
);
