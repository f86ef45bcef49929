import { DateDisplay } from '#ui/DateDisplay.tsx';
import { commonLabels } from './labels.ts';

/** When something that lets somebody in was last used; null if it never was. */
export function LastUsed({ at }: { readonly at: string | null }) {
  if (at === null) return commonLabels.neverUsed;
  return (
    <>
      {commonLabels.lastUsed} <DateDisplay at={at} form="recent" />
    </>
  );
}
