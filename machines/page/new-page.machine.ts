import { type ActorRefFrom, assign, setup } from 'xstate';
import { pageDraft } from '#domain/log/command-draft.ts';
import { pageLimits } from '#domain/page/page.ts';
import { english } from '#domain/page/page-language.ts';
import { goalOf, type NewBlock, type PageTemplate, themeOf } from '#domain/page/page-templates.ts';
import type { PageTheme } from '#domain/page/page-theme.ts';
import type { WordLanguage } from '#domain/page/words/page-words.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { issue } from '../issue.ts';

interface NewPageContext {
  /** The idea that the page is for; null while none is chosen. */
  readonly projectId: string | null;
  readonly title: string;
  readonly template: PageTemplate;
  /** Null for the one that fits the template. */
  readonly theme: PageTheme | null;
}

/** The theme with which the page begins. */
export const chosenTheme = ({ template, theme }: Pick<NewPageContext, 'template' | 'theme'>): PageTheme =>
  theme ?? themeOf(template);

export type NewPageEvent =
  | { readonly type: 'page.asked'; readonly projectId: string; readonly title: string }
  | { readonly type: 'project.chosen'; readonly projectId: string; readonly title: string }
  | { readonly type: 'title.changed'; readonly title: string }
  | { readonly type: 'template.chosen'; readonly template: PageTemplate }
  | { readonly type: 'theme.chosen'; readonly theme: PageTheme }
  /** `blocks` are those of the template, in this language; `pageId` is a UUID. */
  | {
      readonly type: 'page.submitted';
      readonly pageId: string;
      readonly blocks: readonly NewBlock[];
      readonly language: WordLanguage;
    }
  | { readonly type: 'dialog.closed' };

type Submitted = Extract<NewPageEvent, { readonly type: 'page.submitted' }>;

const creating = ({ projectId, title, template, theme }: NewPageContext, { pageId, blocks, language }: Submitted) => [
  pageDraft('CreatePage', pageId, { projectId: projectId ?? '', title, template: { blocks: [...blocks] } }),
  pageDraft('SetPage', pageId, {
    ...(goalOf(template) === 'sign-up' ? {} : { goal: goalOf(template) }),
    theme: chosenTheme({ template, theme }),
    // A page without one says what is ours in English.
    ...(language === english ? {} : { language }),
  }),
];

/** Asks what a new page is for and how it begins. Action to provide: `open`, which leads to the page. */
export const newPageMachine = setup({
  types: { context: {} as NewPageContext, events: {} as NewPageEvent, tags: {} as 'open' },
  guards: {
    isNamed: ({ context: { projectId, title } }) =>
      projectId !== null && oneLine(title) !== '' && oneLine(title).length <= pageLimits.title,
  },
  actions: {
    set: assign((_, change: Partial<NewPageContext>) => change),
    issue,
    open: (_, _params: { readonly projectId: string; readonly pageId: string }) => {},
  },
}).createMachine({
  id: 'newPage',
  context: { projectId: null, title: '', template: 'sign-up', theme: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No page is begun.',
      on: {
        'page.asked': {
          target: 'asking',
          actions: {
            type: 'set',
            params: ({ event: { projectId, title } }) => ({
              projectId,
              title,
              template: 'sign-up' as const,
              theme: null,
            }),
          },
        },
      },
    },
    asking: {
      description: 'The idea, the title and the template are chosen.',
      tags: 'open',
      initial: 'editing',
      on: {
        'project.chosen': {
          target: '.editing',
          actions: { type: 'set', params: ({ event: { projectId, title } }) => ({ projectId, title }) },
        },
        'title.changed': {
          target: '.editing',
          actions: { type: 'set', params: ({ event }) => ({ title: event.title }) },
        },
        'template.chosen': { actions: { type: 'set', params: ({ event }) => ({ template: event.template }) } },
        'theme.chosen': { actions: { type: 'set', params: ({ event }) => ({ theme: event.theme }) } },
        'dialog.closed': 'closed',
      },
      states: {
        editing: {
          description: 'Nothing is wrong as far as is known.',
          on: {
            'page.submitted': [
              {
                guard: 'isNamed',
                target: '#newPage.closed',
                actions: [
                  { type: 'issue', params: ({ context, event }) => ({ drafts: creating(context, event) }) },
                  {
                    type: 'open',
                    params: ({ context, event }) => ({ projectId: context.projectId ?? '', pageId: event.pageId }),
                  },
                ],
              },
              { target: 'refused' },
            ],
          },
        },
        refused: { description: 'Says what is wrong with the title; typing goes on.' },
      },
    },
  },
});

export type NewPageActor = ActorRefFrom<typeof newPageMachine>;
