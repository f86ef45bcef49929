/** The part that a member has in a workspace, from the most rights to the fewest. */
export const roles = ['owner', 'member', 'advisor', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Rights that a command or a route may ask for. Each includes the ones before it. */
export const permissions = ['read', 'comment', 'edit', 'manage'] as const;
export type Permission = (typeof permissions)[number];

const most: Readonly<Record<Role, Permission>> = {
  owner: 'manage',
  member: 'edit',
  advisor: 'comment',
  viewer: 'read',
};

/** Whether somebody with this role has this right; null is nobody of the workspace. */
export const isAllowed = (role: Role | null, permission: Permission): boolean =>
  role !== null && permissions.indexOf(permission) <= permissions.indexOf(most[role]);

/** Whether somebody with this role may read fields that are about people: names, addresses, answers. */
export const readsPersonal = (role: Role): boolean => isAllowed(role, 'edit');
