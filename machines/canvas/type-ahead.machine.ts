import { type ActorRefFrom, assign, emit, setup } from 'xstate';

interface LetterPressed {
  readonly type: 'letter.pressed';
  /** The typed character: `n`, `N`, `?`. */
  readonly letter: string;
  /** The key does something on the canvas, such as taking a tool. */
  readonly isKey: boolean;
  /** The one part that is selected and can be written upon; null otherwise. */
  readonly upon: string | null;
}

export type TypeAheadEvent =
  | LetterPressed
  /** Any other key, or the pointer. */
  | { readonly type: 'other.pressed' };

/** The letters belong upon that part, and are no keys. */
export interface WordsBegun {
  readonly type: 'words.begun';
  readonly upon: string;
  readonly letters: string;
}

interface TypeAheadContext {
  /** A letter that might begin a word. */
  readonly letter: string;
  readonly upon: string;
}

const ofLetter = ({ event }: { event: LetterPressed }) => event;
const nothing: TypeAheadContext = { letter: '', upon: '' };

/**
 * Tells words from keys while one part is selected: a letter that is no key begins to write upon it; one that is a key
 * does what it does, and if another letter follows it at once, both were the beginning of a word. Whoever hears keys asks
 * here first, and takes `words.begun` for an answer.
 */
export const typeAheadMachine = setup({
  types: {
    context: {} as TypeAheadContext,
    events: {} as TypeAheadEvent,
    emitted: {} as WordsBegun,
  },
  guards: {
    canWrite: (_, { upon }: LetterPressed) => upon !== null,
    isWord: (_, { upon, isKey }: LetterPressed) => upon !== null && !isKey,
    goesOn: ({ context }, { upon }: LetterPressed) => upon !== null && upon === context.upon,
  },
  actions: {
    remember: assign((_, { letter, upon }: LetterPressed) => ({ letter, upon: upon ?? '' })),
    forget: assign(nothing),
    begin: emit(
      ({ context }, { letter, upon }: LetterPressed): WordsBegun => ({
        type: 'words.begun',
        upon: upon ?? '',
        letters: context.letter + letter,
      }),
    ),
  },
  delays: { typingPace: 1000 },
}).createMachine({
  id: 'typeAhead',
  context: nothing,
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No letter was pressed a moment ago.',
      entry: 'forget',
      on: {
        'letter.pressed': [
          { guard: { type: 'isWord', params: ofLetter }, actions: { type: 'begin', params: ofLetter } },
          {
            guard: { type: 'canWrite', params: ofLetter },
            target: 'lettered',
            actions: { type: 'remember', params: ofLetter },
          },
        ],
      },
    },
    lettered: {
      description: 'A key that is a letter was pressed: it did what it does, and may have been the first of a word.',
      after: { typingPace: 'quiet' },
      on: {
        'other.pressed': 'quiet',
        'letter.pressed': [
          {
            guard: { type: 'goesOn', params: ofLetter },
            target: 'quiet',
            actions: { type: 'begin', params: ofLetter },
          },
          { target: 'quiet' },
        ],
      },
    },
  },
});

export type TypeAheadActor = ActorRefFrom<typeof typeAheadMachine>;
