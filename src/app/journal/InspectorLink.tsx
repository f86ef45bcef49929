import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface InspectorLinkProps {
  readonly href: string;
}

/** In a tab that is inspected, the way to its inspector: in a window of its own, the same for every press. */
export function InspectorLink({ href }: InspectorLinkProps) {
  return (
    <aside aria-label="Inspector" className={corner}>
      <Link href={href} target="groundwork-inspector">
        Open the inspector
      </Link>
    </aside>
  );
}

const corner = css({
  position: 'fixed',
  insetBlockEnd: { base: '64', tablet: '12' },
  insetInline: '0',
  width: 'fit',
  marginInline: 'auto',
  zIndex: 'toast',
  paddingBlock: '4',
  paddingInline: '12',
  border: 'control',
  borderRadius: 'round',
  background: 'surface',
  textStyle: 'small',
});
