import { assign, setup } from 'xstate';

interface ChooseTemplateContext {
  /** The id of a built-in template, or of one of the founder's own. */
  readonly template: string;
}

export type ChooseTemplateEvent =
  | { readonly type: 'template.picked'; readonly template: string }
  | { readonly type: 'template.confirmed' }
  | { readonly type: 'templates.left' };

/** Looking at templates, of which one is laid out on the canvas. Action to provide: `layOut`. */
export const chooseTemplateMachine = setup({
  types: {
    input: {} as { readonly template?: string },
    context: {} as ChooseTemplateContext,
    events: {} as ChooseTemplateEvent,
  },
  guards: { isBlank: ({ context }) => context.template === 'blank' },
  actions: {
    pick: assign((_, { template }: { template: string }) => ({ template })),
    layOut: (_, _params: { readonly template: string }) => {},
  },
}).createMachine({
  id: 'chooseTemplate',
  context: ({ input: { template = 'lean' } }) => ({ template }),
  initial: 'looking',
  states: {
    looking: {
      description: 'One of them is shown with what it is for and where it is from.',
      on: {
        'template.picked': { actions: { type: 'pick', params: ({ event }) => event } },
        'template.confirmed': [
          { guard: 'isBlank', target: 'left' },
          {
            target: 'laidOut',
            actions: { type: 'layOut', params: ({ context: { template } }) => ({ template }) },
          },
        ],
        'templates.left': 'left',
      },
    },
    laidOut: { type: 'final', description: 'Its cells are on the canvas.' },
    left: { type: 'final', description: 'The paper stays as it is.' },
  },
});
