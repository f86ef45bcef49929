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
}

interface Typing {
  readonly typed: TypedText | undefined;
  readonly type: (place: TypingPlace, stored: string) => void;
}

/** Which text is typed on the page itself, and how it is drawn meanwhile. */
export function useTyping({ outline, overlay, text, onAdd }: TypingOptions): Typing {
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
  const typed = useMemo((): TypedText | undefined => {
    if (!text || !place) return undefined;
    const { block, kind, field, caret } = place;
    const shared = { label: fieldLabel(kind, field), text, caret, onLeft: () => setPlace(null) };
    const add = (wanted: string) => {
      text.send({ type: 'text.left' });
      setPlace(null);
      const id = onAdd?.(wanted);
      const first = firstText(wanted);
      if (id !== undefined && first !== undefined) type({ block: id, kind: wanted, field: first, caret: null }, '');
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
  }, [text, place, outline, overlay, onAdd, type]);
  return { typed, type };
}
