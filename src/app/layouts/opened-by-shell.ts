import { AccountPopover } from './AccountPopover.tsx';
import { MorePlaces } from './MorePlaces.tsx';
import { Palette } from './Palette.tsx';
import { ProjectPopover } from './ProjectPopover.tsx';
import { QuickCapture } from './QuickCapture.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { SyncPopover } from './SyncPopover.tsx';
import { WorkspaceSwitch } from './WorkspaceSwitch.tsx';

/**
 * Overlays that the bars of the shell open. Menus, popovers and dialogs are the larger part of the design system, so they
 * come as one file after the first screen.
 */
export {
  AccountPopover,
  MorePlaces,
  Palette,
  ProjectPopover,
  QuickCapture,
  Shortcuts,
  SignOutQuestion,
  SyncPopover,
  WorkspaceSwitch,
};
