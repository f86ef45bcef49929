import fc from 'fast-check';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { cleanText, fieldOf, isText } from '#domain/page/field-rules.ts';
import { proseOf, textOfProse } from './prose-doc.ts';
import { linkAround, setLink, toggleBold, toggleItalic } from './prose-marks.ts';
import { slashIn } from './slash.ts';

const body = fieldOf('text', 'body');
const cleaned = (text: string) => (body && isText(body) ? cleanText(body, text) : undefined);

const words = fc.string({ unit: fc.constantFrom(...'ab *_[]()\\\n/'), maxLength: 40 });
const marked = fc
  .array(
    fc.oneof(words, fc.constantFrom('**b**', '_i_', '[a](https://a.example)', '[**b**](mailto:a@a.example)', '\n\n')),
  )
  .map((parts) => parts.join(''));

test('What is typed in place is kept as what was written, whatever it was', () => {
  fc.assert(
    fc.property(marked, (text) => {
      const kept = cleaned(text) ?? '';
      expect(cleaned(textOfProse(proseOf(kept)))).toBe(kept);
      expect(textOfProse(proseOf(kept))).toBe(kept);
    }),
  );
});

test('Bold, italic, links and line breaks are what they look like', () => {
  const doc = proseOf('A **bold _one_**\nnext [**here**](https://a.example)\n\nEnd');
  expect(doc.toJSON()).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'A ' },
          { type: 'text', marks: [{ type: 'bold' }], text: 'bold ' },
          { type: 'text', marks: [{ type: 'bold' }, { type: 'italic' }], text: 'one' },
          { type: 'break' },
          { type: 'text', text: 'next ' },
          {
            type: 'text',
            marks: [{ type: 'link', attrs: { href: 'https://a.example' } }, { type: 'bold' }],
            text: 'here',
          },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'End' }] },
    ],
  });
});

/** An editor with a selection in its first paragraph. */
function selecting(text: string, from: number, to = from): EditorState {
  const doc = proseOf(text);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) });
}

function after(state: EditorState, command: ReturnType<typeof setLink>): string {
  let { doc } = state;
  command(state, (transaction) => {
    doc = transaction.doc;
  });
  return textOfProse(doc);
}

test('Words that are selected are made bold, lean, and lead somewhere', () => {
  const state = selecting('Know the cost', 5, 8);
  expect(after(state, toggleBold)).toBe('Know **the** cost');
  expect(after(state, toggleItalic)).toBe('Know _the_ cost');
  expect(after(state, setLink('https://a.example'))).toBe('Know [the](https://a.example) cost');
});

test('A link is changed and removed as a whole from inside it, and an address that is none is no link', () => {
  const inside = selecting('A [**bold** one](https://a.example) end', 4);
  expect(linkAround(inside)).toEqual({ href: 'https://a.example', from: 3, to: 11 });
  expect(after(inside, setLink(null))).toBe('A **bold** one end');
  expect(after(inside, setLink('https://b.example'))).toBe(
    'A [**bold**](https://b.example)[ one](https://b.example) end',
  );
  expect(after(inside, setLink('javascript:alert(1)'))).toBe('A **bold** one end');
  expect(linkAround(selecting('A [b](https://a.example) end', 5))).toBe(undefined);
  expect(after(selecting('A b', 2), setLink('https://a.example'))).toBe('A b');
});

test.each([
  ['/', 1, ''],
  ['/pri', 4, 'pri'],
  ['/pri', 2, undefined],
  ['a /pri', 6, undefined],
  ['/a.b', 4, undefined],
  ['', 0, undefined],
])('%j with the caret at %i looks for %j', (text, caret, query) => {
  expect(slashIn(selecting(text, caret))?.query).toBe(query);
});

test('What looks for a block is no text of the page', () => {
  const state = selecting('/pri\n\nEnd', 4);
  expect(textOfProse(state.doc, state.selection.$from.parent)).toBe('End');
});
