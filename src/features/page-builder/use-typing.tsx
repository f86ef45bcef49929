import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { fieldOf } from '#domain/page/field-rules.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import type { TypedText } from './drawn.ts';
import { InlineText } from './InlineText.tsx';
import { fieldLabel } from './labels.ts';
import { matchingKinds } from './matching-kinds.ts';
import { firstText, type TypingPlace } from './typing-place.ts';

const ProseText = lazy(() => import('./prose/ProseText.tsx'));

interface TypingOptions {
  readonly outline: PageOutline;
  /** Where buttons and menus float. */
  readonly overlay: HTMLElement | null;
  readonly text: BlockTextActor | undefined;
  readonly onAdd: ((kind: string) => string | undefined) | undefined;
  /** A key ended the typing: the focus goes to the block. */
  readonly onDone: () => void;
  /** The fields of the selected block are wanted. */
  readonly onOpen: () => void;
}

interface Typing {
  readonly typed: TypedText | undefined;
  readonly type: (place: TypingPlace, stored: string) => void;
  /** Goes on to the first text of a new block of that kind, or to its fields. */
  readonly begin: (id: string | undefined, kind: string) => void;
}

/** Which text is typed on the page itself, and how it is drawn meanwhile. */
export function useTyping({ outline, overlay, text, onAdd, onDone, onOpen }: TypingOptions): Typing {
  const [place, setPlace] = useState<TypingPlace | null>(null);
  const type = useCallback(
    (to: TypingPlace, stored: string) => {
      const kind = fieldOf(to.kind, to.field)?.kind;
      if (!text || (kind !== 'plain' && kind !== 'rich')) return;
      text.send({ type: 'text.begun', place: { block: to.block, kind: to.kind, field: to.field }, text: stored });
      // What was typed before may wait for an answer.
      const { place: begun } = text.getSnapshot().context;
      setPlace(begun?.block === to.block && begun.field === to.field ? to : null);
    },
    [text],
  );
  const begin = useCallback(
    (id: string | undefined, kind: string) => {
      const field = firstText(kind);
      if (id === undefined) return;
      if (field === undefined) onOpen();
      else type({ block: id, kind, field, caret: null }, '');
    },
    [type, onOpen],
  );
  const typed = useMemo((): TypedText | undefined => {
    if (!text || !place) return undefined;
    const { block, kind, field, caret } = place;
    const shared = { label: fieldLabel(kind, field), text, caret, onDone, onLeft: () => setPlace(null) };
    const add = (wanted: string) => {
      text.send({ type: 'text.left' });
      setPlace(null);
      begin(onAdd?.(wanted), wanted);
    };
    const draw: TypedText['draw'] = (tag, className) => {
      const key = `${block} ${field}`;
      if (fieldOf(kind, field)?.kind === 'plain') return <InlineText key={key} {...{ tag, className }} {...shared} />;
      return (
        <Suspense key={key} fallback={null}>
          {overlay && (
            <ProseText
              {...{ tag, className, overlay }}
              {...shared}
              kindsFor={(query) => matchingKinds(outline, block, query)}
              onAdd={add}
            />
          )}
        </Suspense>
      );
    };
    return { block, field, draw };
  }, [text, place, outline, overlay, onAdd, onDone, begin]);
  return { typed, type, begin };
}
