import { type CanvasTemplate, templateSize } from '#domain/canvas-templates/canvas-template.ts';
import { TileButton } from '#ui/TileButton.tsx';

export interface TemplateTileProps {
  readonly template: CanvasTemplate;
  readonly hasPurpose?: boolean;
  readonly onChoose: (template: CanvasTemplate) => void;
}

/** The outline of a template, to begin with. */
export function TemplateTile({ template, hasPurpose = false, onChoose }: TemplateTileProps) {
  const { width, height } = templateSize(template);
  const [w, h] = [Math.max(width, 960), Math.max(height, 640)];
  const drawing = (
    <svg viewBox={`-20 -20 ${w + 40} ${h + 40}`} fill="none" stroke="currentColor" strokeWidth="12">
      <title>{template.name}</title>
      {template.cells.map(({ id, box }) => (
        <rect key={id} {...box} />
      ))}
      {template.cells.length === 0 && <rect x="0" y="0" width={w} height={h} strokeDasharray="40 30" />}
    </svg>
  );
  return (
    <TileButton
      label={template.name}
      {...(hasPurpose && { note: template.purpose })}
      drawing={drawing}
      onPress={() => onChoose(template)}
    />
  );
}
