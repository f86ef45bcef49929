import { canvasGestureHelp, canvasKeys } from '#machines/canvas/canvas-keys.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { Keys } from '#ui/Keys.tsx';
import { keysLabels } from './labels.ts';

export interface KeysDialogProps {
  readonly isApple: boolean;
  readonly onClose: () => void;
}

/** Lists the effects of keys, and of the pointer with keys, on a canvas. */
export function KeysDialog({ isApple, onClose }: KeysDialogProps) {
  const groups = [
    ...Map.groupBy([...canvasKeys, selectSeveral], ({ group }) => group),
    [keysLabels.pointer, canvasGestureHelp] as const,
  ];
  return (
    <Dialog isText title={keysLabels.title} place="side" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3 className={heading}>{title}</h3>
            <dl>
              {rows.map(({ keys, label }) => (
                <div key={keys} className={row}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={labelsOf(keys, isApple)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const selectSeveral = { keys: 'Shift+M', label: keysLabels.multiSelect, group: 'Items' } as const;

const labelsOf = (keys: string, isApple: boolean): readonly string[] =>
  keys
    .split(/(?<=.)\+(?=.)/)
    .map((key) => key.trim())
    .map((key) => (key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key));

const heading = css({ color: 'ink.muted', textStyle: 'eyebrow', paddingBottom: '4' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  minHeight: 'control',
  borderBottom: 'hairline',
});
