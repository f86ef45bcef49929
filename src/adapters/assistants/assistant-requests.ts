import * as z from 'zod/mini';
import {
  type AssistantAnswer,
  type AssistantRequest,
  answeredRequestSchema,
  assistantRequestSchema,
} from '#domain/account/assistant-grant.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';

const pathOf = (requestId: string): string => `/api/v1/assistants/requests/${encodeURIComponent(requestId)}`;

/** Reads what an assistant asks for. Rejects with an `ApiFailure`. */
export const readAssistantRequest = async (call: AuthorisedCall, requestId: string): Promise<AssistantRequest> =>
  z.parse(assistantRequestSchema, await call(pathOf(requestId)));

/** Lets an assistant in or refuses it; resolves to where the browser goes next. Rejects with an `ApiFailure`. */
export async function answerAssistant(
  call: AuthorisedCall,
  requestId: string,
  answer: AssistantAnswer,
): Promise<string> {
  return z.parse(answeredRequestSchema, await call(pathOf(requestId), { method: 'POST', body: answer })).redirectTo;
}
