import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { commandLabels } from './labels.ts';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';
import type { ShellCommand } from './shell-command.ts';

export interface ShortcutSheetProps {
  readonly commands: readonly ShellCommand[];
  readonly isApple: boolean;
  readonly hasSingleKeys: boolean;
  readonly onSingleKeys: (on: boolean) => void;
  readonly onClose: () => void;
}

/** Every shortcut there is, and whether those of a single key count. */
export function ShortcutSheet({ commands, isApple, hasSingleKeys, onSingleKeys, onClose }: ShortcutSheetProps) {
  const groups = Map.groupBy([...commands.filter(({ keys }) => keys !== undefined), saving], ({ group }) => group);
  return (
    <Dialog title={commandLabels.shortcuts.title} isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
        <SingleKeysSwitch isOn={hasSingleKeys} onChange={onSingleKeys} />
        {[...groups].map(([title, members]) => (
          <section key={title}>
            <h3 className={heading}>{title}</h3>
            <dl>
              {members.map(({ id, label, keys = '' }) => (
                <div key={id} className={row}>
                  <dt>{label}</dt>
                  <dd
                    className={css({ whiteSpace: 'nowrap', opacity: isOff(keys, hasSingleKeys) ? 'disabled' : 'full' })}
                  >
                    <ShortcutKeys keys={keys} isApple={isApple} />
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

const saving: ShellCommand = { id: 'save', label: commandLabels.save, group: 'Do', keys: 'Mod+Enter', run: () => {} };

const isOff = (keys: string, hasSingleKeys: boolean): boolean => !hasSingleKeys && !keys.includes('+');

const heading = css({ color: 'ink.muted', textStyle: 'eyebrow', paddingBottom: '4' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  minHeight: 'control',
  borderBottom: 'hairline',
});
