/** A statechart as plain data: what there is to draw of a machine. */
export interface Chart {
  readonly id: string;
  /** Parents before their children, in the order of the definition. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** Id; null for the machine itself. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string | null;
  /** Id of the child it begins with. */
  readonly initial: string | null;
  readonly tags: readonly string[];
  /** Names of the actors that run while it lasts. */
  readonly invokes: readonly string[];
}

export interface ChartTransition {
  readonly id: string;
  /** Id of a state. */
  readonly source: string;
  /** The event in readable form: `after 500`, `signIn done`, `always`. */
  readonly event: string;
  readonly guard: string | null;
  /** Ids of states; empty if the state stays. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}
