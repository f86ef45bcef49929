/** Switches that the operator sets; they reach the browser with the page. */
export interface Flags {
  /** Only the landing page and the resources are open. */
  readonly preRelease: boolean;
  /** Off: always the light theme. On: the founder's choice counts. */
  readonly appTheme: boolean;
}
