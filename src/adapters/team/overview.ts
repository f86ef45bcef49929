import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { type Overview, overviewSchema } from '#domain/team/many-teams.ts';

/** The explored ideas of all workspaces of the account. Rejects with an `ApiFailure`. */
export const readOverview = async (call: AuthorisedCall): Promise<Overview> =>
  z.parse(overviewSchema, await call('/api/v1/workspaces/overview'));
