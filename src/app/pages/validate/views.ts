import { type ComponentType, lazy } from 'react';
import type { Params } from '#domain/routes/routes.ts';

/** Props of every view of a project; all else comes by `useApp()`. */
export interface ValidateViewProps {
  readonly projectId: string;
  /**
   * Params of the address: `id` and `assumption` say what to open, `method` and `counts` hold choices for a new test.
   */
  readonly params: Params;
}

interface ValidateView {
  /** In the navigation; a view without one is reached by a button. */
  readonly label?: string;
  /** The one of the navigation that it is part of. */
  readonly within?: string;
  /** It gives the page a title of its own. */
  readonly hasTitle?: true;
  readonly View: ComponentType<ValidateViewProps>;
}

/** The five places of a project, in the order of the navigation, and what belongs to one of them; each is fetched when it is first shown. */
const views: Readonly<Record<string, ValidateView>> = {
  assumptions: { label: 'Assumptions', View: lazy(() => import('./AssumptionsView.tsx')) },
  experiments: { label: 'Tests', View: lazy(() => import('./ExperimentsView.tsx')) },
  surveys: { within: 'experiments', hasTitle: true, View: lazy(() => import('./SurveyView.tsx')) },
  results: { within: 'experiments', hasTitle: true, View: lazy(() => import('./ResultsView.tsx')) },
  people: { within: 'experiments', View: lazy(() => import('./PeopleView.tsx')) },
  interviews: { label: 'Interviews', View: lazy(() => import('./InterviewsView.tsx')) },
  evidence: { label: 'Evidence', View: lazy(() => import('./EvidenceView.tsx')) },
  decide: { label: 'Decide', View: lazy(() => import('./DecideView.tsx')) },
};

const first = 'assumptions';

/** The view that an address names; the first one where it names none that there is. */
export function viewOf({ view = first }: Params): ValidateView & { readonly name: string } {
  const name = Object.hasOwn(views, view) ? view : first;
  return { name, ...(views[name] as ValidateView) };
}

export const linkedViews: readonly { readonly name: string; readonly label: string }[] = Object.entries(views).flatMap(
  ([name, { label }]) => (label === undefined ? [] : [{ name, label }]),
);
