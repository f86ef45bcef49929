import type { OwnTemplate } from '#domain/vault/own-template.ts';
import { union } from '#drawing/bounds.ts';
import { TileButton } from '#ui/TileButton.tsx';
import { templateLabels } from './labels.ts';

export interface OwnTemplateTileProps {
  readonly template: OwnTemplate;
  readonly showsItemCount?: boolean;
  readonly onChoose: (template: OwnTemplate) => void;
}

/** The outline of a template of the founder's own. */
export function OwnTemplateTile({ template, showsItemCount = false, onChoose }: OwnTemplateTileProps) {
  const { name, nodes, edges } = template;
  const boxes = nodes.filter(({ kind }) => kind !== 'group');
  const { x, y, width, height } = union(boxes) ?? nowhere;
  const line = Math.max(width, height) / 120;
  const view = [x - line, y - line, width + 2 * line, height + 2 * line].join(' ');
  const drawing = (
    <svg viewBox={view} fill="none" stroke="currentColor" strokeWidth={line}>
      <title>{name}</title>
      {boxes.map((box) => (
        <rect key={box.id} x={box.x} y={box.y} width={box.width} height={box.height} />
      ))}
      {edges.map(({ id, from, to }) =>
        'x' in from && 'x' in to ? <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} /> : null,
      )}
    </svg>
  );
  return (
    <TileButton
      label={name}
      {...(showsItemCount && { note: templateLabels.items(nodes.length + edges.length) })}
      drawing={drawing}
      onPress={() => onChoose(template)}
    />
  );
}

const nowhere = { x: 0, y: 0, width: 960, height: 640 };
