import { Download, History, Keyboard, LayoutTemplate, ListTree, Presentation, Upload } from 'lucide-react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { toolGroups } from '#features/canvas/tools/tools.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { CanvasOverlay } from '#machines/canvas/canvas-overlay.machine.ts';

export interface CanvasCommandsInput {
  readonly session: Pick<CanvasSession, 'controls' | 'overlay'>;
  readonly isEmpty: boolean;
  readonly hasSelection: boolean;
  /** The only node that is selected, if it can be shared. */
  readonly shareable: string | null;
}

type Rest = Partial<Pick<ShellCommand, 'terms' | 'keys' | 'icon'>>;

/** What can be done on a canvas by name. Undo and redo are everywhere. */
export function canvasCommands(input: CanvasCommandsInput): readonly ShellCommand[] {
  const { session, isEmpty, hasSelection, shareable } = input;
  const { controls, overlay } = session;
  const command = (id: string, label: string, run: () => void, rest: Rest): ShellCommand => ({
    id: `canvas-${id}`,
    label,
    group: 'Canvas',
    run,
    ...rest,
  });
  const opening = (place: CanvasOverlay, label: string, rest: Rest, of: string | null = null): ShellCommand =>
    command(
      place,
      label,
      () => {
        controls.settle();
        overlay.send({ type: 'overlay.opened', overlay: place, of });
      },
      rest,
    );
  const tools = toolGroups.flat().map(({ name, label, key, Icon }) =>
    command(`tool-${name}`, `Tool: ${label}`, () => controls.take(name), {
      terms: 'draw place add take up',
      icon: Icon,
      ...(key !== undefined && { keys: key }),
    }),
  );
  const ofParts = [
    opening('find', 'Find on the canvas', { terms: 'search text', keys: 'Mod+F', icon: 'search' }),
    opening('outline', 'Outline of the canvas', { terms: 'list nodes', icon: ListTree }),
    command('fit', 'Fit everything', () => controls.zoom('fit'), {
      terms: 'zoom show whole',
      keys: 'Shift+1',
      icon: 'fit',
    }),
    command('full-size', 'Zoom to 100 %', () => controls.zoom('whole'), {
      terms: 'show actual size',
      keys: 'Mod+0',
      icon: 'full-size',
    }),
    opening('presentation', 'Present frame by frame', { terms: 'slides show', icon: Presentation }),
    opening('export-file', 'Export the canvas…', { terms: 'save download png svg pdf json', icon: Download }),
  ];
  return [
    ...tools,
    ...(isEmpty ? [] : ofParts),
    ...(hasSelection
      ? [
          command('selection', 'Zoom to the selection', () => controls.zoom('selection'), {
            terms: 'show',
            keys: 'Shift+2',
            icon: 'selection',
          }),
        ]
      : []),
    ...(shareable === null
      ? []
      : [opening('share', 'Share the selected node…', { terms: 'link public', icon: 'share' }, shareable)]),
    opening('templates', 'Add a template…', { terms: 'lean business model swot outline', icon: LayoutTemplate }),
    opening('import-file', 'Import a canvas…', { terms: 'json file upload', icon: Upload }),
    opening('history', 'History of the canvas', { terms: 'time travel moments restore', icon: History }),
    opening('keys', 'Keys of the canvas', { terms: 'keyboard shortcuts help', icon: Keyboard }),
  ];
}
