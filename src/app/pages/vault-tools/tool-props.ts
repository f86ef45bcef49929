/** What every tool that lies over a screen gets. */
export interface ToolProps {
  readonly onClose: () => void;
}
