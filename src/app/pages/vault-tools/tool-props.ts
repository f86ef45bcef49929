/** Props of every tool that lies over a screen. */
export interface ToolProps {
  readonly onClose: () => void;
}
