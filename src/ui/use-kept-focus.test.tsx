import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

/** A list whose entries are buttons, and the field that gets the focus once it is empty. */
function Entries({ name, entries }: { readonly name: string; readonly entries: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useKeptFocus(list, () => field.current?.focus());
  return (
    <>
      <input ref={field} aria-label={name} />
      {entries.length > 0 && (
        <ul ref={list}>
          {entries.map((entry) => (
            <li key={entry}>
              <button type="button">{entry}</button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const both = (first: readonly string[], second: readonly string[]) => (
  <>
    <Entries name="first" entries={first} />
    <Entries name="second" entries={second} />
  </>
);
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

test('a list that gave the focus away once takes it from no other list', () => {
  const { rerender } = render(both(['a', 'b', 'c'], ['x']));
  const told: unknown[] = [];
  const without = (first: readonly string[], second: readonly string[]) => {
    rerender(both(first, second));
    told.push(focused());
  };
  act(() => screen.getByText('a').focus());
  without(['b', 'c'], ['x']);
  without(['c'], ['x']);
  without([], ['x']);
  act(() => screen.getByText('x').focus());
  without([], []);
  expect(told).toEqual(['b', 'c', 'first', 'second']);
});
