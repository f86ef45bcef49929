import { assign, setup } from 'xstate';
import type { TemplateId } from '#domain/canvas-templates/canvas-template.ts';

interface ChooseTemplateContext {
  readonly template: TemplateId;
}

export type ChooseTemplateEvent =
  | { readonly type: 'template.picked'; readonly template: TemplateId }
  | { readonly type: 'template.confirmed' }
  | { readonly type: 'templates.left' };

/** Looking at templates, of which one is laid out on the canvas. Action to provide: `layOut`. */
export const chooseTemplateMachine = setup({
  types: {
    input: {} as { readonly template?: TemplateId },
    context: {} as ChooseTemplateContext,
    events: {} as ChooseTemplateEvent,
  },
  guards: { isBlank: ({ context }) => context.template === 'blank' },
  actions: {
    pick: assign((_, { template }: { template: TemplateId }) => ({ template })),
    layOut: (_, _params: { readonly template: TemplateId }) => {},
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
