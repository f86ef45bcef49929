import type { Role } from '#domain/team/role.ts';
import { css } from '#styled-system/css';
import { useMembers } from './use-members.ts';

/** Says once what somebody may do in a workspace who may not edit there, and whom to ask. */
export function RoleNote({ role }: { readonly role: Role }) {
  const owner = useMembers().find((each) => each.role === 'owner')?.name ?? 'an owner';
  const words =
    role === 'advisor'
      ? `You can comment here. Ask ${owner} to edit.`
      : `You can read here. Ask ${owner} to comment or edit.`;
  return (
    <p role="note" className={line}>
      {words}
    </p>
  );
}

const line = css({
  layerStyle: 'floating',
  width: 'fit',
  maxWidth: 'full',
  marginBlockEnd: '16',
  paddingInline: '12',
  paddingBlock: '4',
  textStyle: 'small',
  color: 'ink.muted',
  overflowWrap: 'anywhere',
});
