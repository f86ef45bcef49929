import { createElement, type ReactNode, Suspense } from 'react';
import type { BodyElement, BodyNode } from '#domain/content/body-node.ts';
import { parseBody } from '#domain/content/parse-body.ts';
import { type ExampleName, exampleNameOf } from '#domain/examples/example-names.ts';
import { link } from '#styled-system/recipes';
import { proseStyle } from './prose-style.ts';

export interface ArticleBodyProps {
  /** HTML from the content API. It is read into elements that we know, and never set as HTML. */
  readonly html: string;
  /** Draws an example that readers operate; without it the body's own words stand there, as in a feed. */
  readonly drawExample?: DrawExample | undefined;
}

export type DrawExample = (name: ExampleName) => ReactNode;

/** An editor's text, drawn the same by the server and by the browser. */
export function ArticleBody({ html, drawExample }: ArticleBodyProps) {
  return <div className={proseStyle}>{parseBody(html).map((node, place) => drawBlock(node, place, drawExample))}</div>;
}

/** An example is a block of the body itself, never within another one. */
function drawBlock(node: BodyNode, place: number, drawExample: DrawExample | undefined): ReactNode {
  if (typeof node === 'string') return node;
  const example = exampleNameOf(node.attributes['data-example']);
  const drawn = draw(node, place);
  if (!example || !drawExample) return drawn;
  return (
    <Suspense key={place} fallback={drawn}>
      {drawExample(example)}
    </Suspense>
  );
}

const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const drawAll = (nodes: readonly BodyNode[]): ReactNode[] =>
  nodes.map((node, place) => (typeof node === 'string' ? node : draw(node, place)));

function draw(element: BodyElement, key: number): ReactNode {
  const { tag, attributes, children } = element;
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, value]));
  const drawn = createElement(tag, { key, ...props, ...ownProps(element) }, ...drawAll(children));
  if (tag !== 'table') return drawn;
  // Wider than a phone, it is moved by itself, also with the keyboard.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section key={key} aria-label={`Table: ${headingsOf(element).join(', ')}`} tabIndex={0}>
      {drawn}
    </section>
  );
}

/** Props that we add to an element ourselves. */
function ownProps({ tag }: BodyElement): Readonly<Record<string, unknown>> {
  if (tag === 'img') return { loading: 'lazy', decoding: 'async' };
  if (tag === 'a') return { className: link() };
  return tag === 'pre' ? { tabIndex: 0 } : {};
}

const headingsOf = (node: BodyNode): string[] => {
  if (typeof node === 'string') return [];
  return node.tag === 'th' ? [textOf(node)] : node.children.flatMap(headingsOf);
};

const textOf = (node: BodyNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));
