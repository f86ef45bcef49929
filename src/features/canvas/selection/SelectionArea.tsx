import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { partName } from '#domain/canvas/part-name.ts';
import { partOf } from '#domain/log/parts.ts';
import { css } from '#styled-system/css';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { frameOf } from '../stage/frame-of.ts';
import { followSelection } from './follow-selection.ts';
import { selectionLabels } from './labels.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { selectedOn } from './selected.ts';
import { selectionCalls } from './selection-calls.ts';
import { selectionEntries } from './selection-entries.tsx';
import { useInputModality } from './use-input-modality.ts';

export interface SelectionAreaProps {
  readonly session: CanvasSession;
}

/** The tools of what is selected, at the selection. Nothing while nothing is. */
export function SelectionArea({ session }: SelectionAreaProps) {
  const { actor, canvas, selectionFocus } = session;
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const isWriting = useSelector(actor, (snapshot) => snapshot.hasTag('writing'));
  const isNarrow = useIsNarrow();
  const way = useInputModality(selectionFocus);
  const selected = useMemo(() => selectedOn(state, selection), [state, selection]);
  const parts = [...selected.nodes, ...selected.edges];
  const [only] = parts;
  const isShown = state !== undefined && only !== undefined && !isWriting;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isShown && bar.current) return followSelection(bar.current, session, isNarrow);
    return undefined;
  }, [isShown, session, isNarrow]);
  if (!isShown) return null;
  const name =
    parts.length === 1 ? partName(only, (id) => partOf(state.nodes, id)) : selectionLabels.count(parts.length);
  const calls = selectionCalls(session);
  return (
    <aside ref={bar} aria-label={selectionLabels.region} data-selection-tools className={place} {...way}>
      <VisuallyHidden>
        <h2>{name}</h2>
      </VisuallyHidden>
      <SelectionBar
        selected={selected}
        selectionFocus={selectionFocus}
        box={frameOf(state, selection)?.box}
        onChange={calls.onChange}
        onComment={calls.onComment}
        entries={selectionEntries(selected, calls)}
      />
    </aside>
  );
}

const place = css({
  position: 'absolute',
  zIndex: 'raised',
  top: '0',
  left: '0',
  maxWidth: 'full',
  // Until it is known where the selection is.
  visibility: 'hidden',
});
