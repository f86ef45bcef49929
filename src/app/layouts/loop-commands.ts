import type { Loop } from '#domain/next-step/loop-step.ts';
import type { To } from '#domain/routes/routes.ts';
import { findTitles } from '#features/shell/find-titles.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';

interface LoopCommandsInput {
  readonly loops: ReadonlyMap<string, Loop>;
  /** The project that commands are about; null if none is explored. */
  readonly current: string | null;
  readonly query: string;
  /** Views of the page, by their names in its address; the first are in its navigation. */
  readonly views: readonly { readonly name: string; readonly label: string }[];
  readonly navigate: (to: To) => void;
}

/** The most assumptions that are offered at once. */
const most = 8;
const { validate: labels } = commandLabels;
/** Actions, with the view in which each is done. */
const steps = [
  { id: 'state-assumption', label: labels.state, view: 'assumptions', icon: 'plus', terms: 'add belief must be true' },
  {
    id: 'new-experiment',
    label: labels.experiment,
    view: 'experiments',
    item: 'new',
    icon: 'plus',
    terms: 'test design',
  },
  {
    id: 'log-interview',
    label: labels.interview,
    view: 'interviews',
    icon: 'plus',
    terms: 'talk conversation customer',
  },
  { id: 'decide', label: labels.decide, view: 'decide', icon: 'scale', terms: 'pivot persevere pause kill' },
] as const;

/** The ways into Validate: its views, what is done there, and the assumptions of all projects that the query fits. */
export function loopCommands({ loops, current, query, views, navigate }: LoopCommandsInput): readonly ShellCommand[] {
  const go = (params: Readonly<Record<string, string>>) => () =>
    navigate({ name: 'validate', ...(current !== null && { params: { projectId: current, ...params } }) });
  const places = views.map(
    ({ name, label }): ShellCommand => ({
      id: `validate-${name}`,
      label: labels.view(label),
      group: 'Go to',
      icon: 'compass',
      run: go({ view: name }),
    }),
  );
  const actions = steps.map(({ view, id, label, icon, terms, ...more }): ShellCommand => {
    const item = 'item' in more ? { id: more.item } : {};
    return { id, label, icon, terms, group: 'Do', run: go({ view, ...item }) };
  });
  const parts: readonly ShellCommand[] = [
    {
      id: 'validate-surveys',
      label: labels.view('Surveys'),
      group: 'Go to',
      icon: 'list',
      run: go({ view: 'experiments' }),
    },
    {
      id: 'validate-people',
      label: labels.view('People'),
      group: 'Go to',
      icon: 'person',
      run: go({ view: 'people' }),
    },
    {
      id: 'predictions',
      label: labels.predictions,
      group: 'Go to',
      icon: 'scale',
      terms: 'calibration brier hit rate',
      run: () => navigate({ name: 'profile' }),
    },
  ];
  return [...actions, ...places, ...parts, ...assumptionCommands(loops, query, navigate)];
}

function assumptionCommands(loops: LoopCommandsInput['loops'], query: string, navigate: LoopCommandsInput['navigate']) {
  const all = [...loops.values()].flatMap(({ projectId, scores }) =>
    scores
      .filter(({ assumption }) => !assumption.retired)
      .map(({ assumption: { id, text } }) => ({ id, title: text, projectId })),
  );
  return findTitles(all, query, most).map(
    ({ id, title, projectId }): ShellCommand => ({
      id: `assumption-${id}`,
      label: title,
      group: 'Assumptions',
      icon: 'scale',
      run: () => navigate({ name: 'validate', params: { projectId, view: 'assumptions', id } }),
    }),
  );
}
