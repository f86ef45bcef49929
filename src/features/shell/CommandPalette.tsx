import { useSelector } from '@xstate/react';
import type { CommandPaletteActor } from '#machines/shell/command-palette.machine.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { SearchList } from '#ui/SearchList.tsx';
import { CommandSign } from './CommandSign.tsx';
import { findCommands } from './find-commands.ts';
import { commandLabels } from './labels.ts';
import { MarkedLabel } from './MarkedLabel.tsx';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import type { ShellCommand } from './shell-command.ts';

export interface CommandPaletteProps {
  readonly palette: CommandPaletteActor;
  readonly commands: readonly ShellCommand[];
  readonly isApple: boolean;
}

export function CommandPalette({ palette, commands, isApple }: CommandPaletteProps) {
  const { query, failure } = useSelector(palette, ({ context }) => context);
  const groups = findCommands(commands, query).map(({ title, found }) => ({
    id: title,
    title,
    items: found.map(({ command: { id, label, icon, keys }, hits }) => ({
      id,
      text: label,
      label: <MarkedLabel label={label} hits={hits} />,
      icon: icon && <CommandSign icon={icon} />,
      end: keys === undefined ? undefined : <ShortcutKeys keys={keys} isApple={isApple} />,
    })),
  }));
  return (
    <SearchList
      title={commandLabels.palette.title}
      fieldLabel={commandLabels.palette.field}
      placeholder={commandLabels.palette.placeholder}
      query={query}
      onQuery={(text) => palette.send({ type: 'query.changed', text })}
      groups={groups}
      onChoose={(id) => palette.send({ type: 'command.chosen', id })}
      onClose={() => palette.send({ type: 'palette.closed' })}
      empty={commandLabels.palette.empty}
      notice={
        failure === null ? undefined : (
          <InlineMessage tone="error" title={commandLabels.palette.failed}>
            {failure}
          </InlineMessage>
        )
      }
    />
  );
}
