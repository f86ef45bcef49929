import type { Ongoing } from '#domain/ledger/ledger.ts';
import { countOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { OngoingChoice } from '#machines/validate/ongoing-choices.ts';

type Kind = Ongoing['kind'];

const names: Readonly<Record<Kind, string>> = { experiment: 'Test', page: 'Page', survey: 'Survey' };

const ends: Readonly<Record<Kind, { readonly label: string; readonly note: string }>> = {
  experiment: { label: 'Stop it', note: 'It tests the old idea. What came in is kept.' },
  page: { label: 'Take it down', note: 'It promises the old idea. Its visitors and sign-ups are kept.' },
  survey: { label: 'Take it down', note: 'It asks about the old idea. Its responses are kept.' },
};

const goesOn: Readonly<Record<Kind, string>> = {
  experiment: 'Its target stays as locked, and its verdict counts for the new idea.',
  page: 'Its visitors and sign-ups come along. Change what it promises in the page builder.',
  survey: 'Its responses come along.',
};

const done: Readonly<Record<Kind, readonly [one: string, ended: string, kept: string, many: string]>> = {
  experiment: ['test', 'stopped', 'continued', 'tests'],
  page: ['page', 'taken down', 'kept', 'pages'],
  survey: ['survey', 'taken down', 'kept', 'surveys'],
};

export const ongoingLabels = {
  title: 'What’s running',
  note: 'Nothing goes on for the old idea: choose what ends, and what continues under the new one.',
  name: (kind: Kind, name: string) => `${names[kind]}: ${quotation(name)}`,
  ends: (kind: Kind) => ends[kind],
  goesOn: ({ kind, canGoOn }: Pick<OngoingChoice, 'kind' | 'canGoOn'>) => ({
    label: 'Continue under the new idea',
    note: canGoOn ? goesOn[kind] : 'Only if its assumption comes along in the same words, below.',
  }),
  offline: 'You’re offline. All of it runs on until this decision has synced.',
  /** "1 test stopped, 2 pages taken down." Nothing where nothing was ongoing. */
  became: (ongoing: readonly Ongoing[]) => {
    const parts = (['experiment', 'page', 'survey'] as const).flatMap((kind) =>
      [false, true].flatMap((isKept) => {
        const count = ongoing.filter((part) => part.kind === kind && part.goesOn === isKept).length;
        const [one, ended, kept, many] = done[kind];
        return count === 0 ? [] : [`${countOf(count, one, many)} ${isKept ? kept : ended}`];
      }),
    );
    return parts.length === 0 ? '' : `${parts.join(', ')}.`;
  },
  waits: 'Waiting to sync: until then, all of it runs on.',
} as const;
