/** Channel of PostgreSQL on which the table of members says, with its commit, in which workspace a row has changed or gone. */
export const membershipChannel = 'memberships_changed';
