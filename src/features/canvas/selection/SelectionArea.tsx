import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { partOf } from '#domain/canvas/parts.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { partName } from '../scene/part-name.ts';
import { frameOf } from '../stage/frame-of.ts';
import { SelectionPanel } from './SelectionPanel.tsx';
import { selectedOn } from './selected.ts';
import { selectionCalls } from './selection-calls.ts';
import { selectionEntries } from './selection-entries.tsx';

export interface SelectionAreaProps {
  readonly session: CanvasSession;
}

/** The properties of what is selected: beside the scene, on phones behind a button. Nothing while nothing is. */
export default function SelectionArea({ session }: SelectionAreaProps) {
  const { actor, canvas, controls } = session;
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const isWriting = useSelector(actor, (snapshot) => snapshot.hasTag('writing'));
  const isNarrow = useIsNarrow();
  const selected = useMemo(() => selectedOn(state, selection), [state, selection]);
  const parts = [...selected.nodes, ...selected.edges];
  const [only] = parts;
  if (!state || !only || isWriting) return null;
  const name = parts.length === 1 ? partName(only, (id) => partOf(state.nodes, id)) : `${parts.length} selected`;
  const groups = selectionEntries(selected, selectionCalls(session));
  const panel = (
    <SelectionPanel
      selected={selected}
      box={frameOf(state, selection)?.box}
      onChange={(change) => controls.change(change)}
      actions={
        <Menu
          placement="bottom end"
          groups={groups}
          trigger={
            <Button size="small">
              <Ellipsis aria-hidden="true" />
              More actions
            </Button>
          }
        />
      }
    />
  );
  if (isNarrow) {
    return (
      <Sheet
        title={name}
        done="Done"
        trigger={
          <Button size="small">
            <SlidersHorizontal aria-hidden="true" />
            Properties
          </Button>
        }
      >
        {panel}
      </Sheet>
    );
  }
  return (
    <aside aria-label="Selection" className={card}>
      <h2 className={heading}>{name}</h2>
      {panel}
    </aside>
  );
}

const card = css({
  layerStyle: 'floating',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  width: 'popover',
  maxHeight: 'full',
  overflow: 'auto',
  padding: '12',
});
const heading = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3' });
