/** The workspace that is nobody’s: what founders say of the product is in its log. It is there once somebody has said something. */
export const systemWorkspaceId = '00000000-0000-4000-8000-000000000001';
