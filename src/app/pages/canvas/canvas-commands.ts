import {
  BookmarkPlus,
  Download,
  History,
  Keyboard,
  LayoutTemplate,
  ListTree,
  Presentation,
  Upload,
} from 'lucide-react';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { commandLabels, zoomLabels } from '#features/canvas/labels.ts';
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

/** Commands that work on a canvas, by name. Undo and redo are everywhere. */
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
    command(`tool-${name}`, commandLabels.tool(label), () => controls.take(name), {
      terms: 'draw place add take up',
      icon: Icon,
      ...(key !== undefined && { keys: key }),
    }),
  );
  const ofParts = [
    opening('find', commandLabels.find, { terms: 'search text', keys: 'Mod+F', icon: 'search' }),
    opening('outline', commandLabels.outline, { terms: 'list nodes', icon: ListTree }),
    command('fit', zoomLabels.fit, () => controls.zoom('fit'), {
      terms: 'zoom show whole everything',
      keys: 'Shift+1',
      icon: 'fit',
    }),
    command('full-size', zoomLabels.whole, () => controls.zoom('whole'), {
      terms: 'show actual size',
      keys: 'Mod+0',
      icon: 'full-size',
    }),
    opening('presentation', commandLabels.present, { terms: 'slides show', icon: Presentation }),
    opening('save-template', commandLabels.saveTemplate, { terms: 'keep reuse own', icon: BookmarkPlus }),
    opening('export-file', commandLabels.export, { terms: 'save download png svg pdf json', icon: Download }),
  ];
  return [
    ...tools,
    ...(isEmpty ? [] : ofParts),
    ...(hasSelection
      ? [
          command('selection', zoomLabels.selection, () => controls.zoom('selection'), {
            terms: 'show',
            keys: 'Shift+2',
            icon: 'selection',
          }),
        ]
      : []),
    ...(shareable === null
      ? []
      : [opening('share', commandLabels.share, { terms: 'link public', icon: 'share' }, shareable)]),
    opening('templates', commandLabels.templates, { terms: 'lean business model swot outline', icon: LayoutTemplate }),
    opening('import-file', commandLabels.import, { terms: 'json file upload', icon: Upload }),
    opening('history', commandLabels.history, { terms: 'time travel moments restore', icon: History }),
    opening('keys', commandLabels.keys, { terms: 'keyboard shortcuts help', icon: Keyboard }),
  ];
}
