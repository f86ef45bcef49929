import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { timeZoneSchema } from '#domain/account/notification-choices.ts';
import { userSchema } from '#domain/user/user.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { Accounts } from './accounts.ts';
import { onboardingAnswersSchema } from './onboarding-answers.ts';

export interface UserDeps {
  readonly accounts: Accounts;
}

const onboardingBody = z.strictObject({
  onboardingCompleted: z.literal(true),
  answers: onboardingAnswersSchema.nullish(),
  /** Time zone of the founder's browser: the weekly digest has its hour in it until the founder chooses another. */
  timeZone: z.optional(timeZoneSchema),
});

/** The founder's own record. */
export const userRoutes: FastifyPluginAsyncZod<UserDeps> = async (app, { accounts }) => {
  app.get(
    '/api/user/me',
    {
      onRequest: requirePrincipal,
      schema: { summary: 'The founder', security: [{ session: [] }], response: { 200: userSchema } },
    },
    (request) => accounts.readUser(request.principal.accountId),
  );

  app.put(
    '/api/user/me/onboarding',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Finishes the welcome',
        security: [{ session: [] }],
        body: onboardingBody,
        response: { 200: userSchema },
      },
    },
    ({ principal, body }) => accounts.completeOnboarding(principal.accountId, body.answers ?? undefined, body.timeZone),
  );
};
