import type { FastifyReply } from 'fastify';
import { programAddress } from '#drawing/page/address.ts';
import { plainDocument } from '#drawing/page/page-document.ts';
import { artefactHeaders } from '../published/artefact-headers.ts';
import type { OauthError } from './oauth-error.ts';
import { nameOfTarget } from './redirect-uri.ts';

interface Refused {
  readonly error: OauthError;
  /** Where the program hears of it. */
  readonly redirectUri: string;
  /** The same with the answer. */
  readonly address: string;
}

/**
 * Answers a request that cannot be asked about. Anybody can register a program, so nobody is sent to its address before they
 * have pressed something (RFC 9700, section 4.11.2): the page says where its link leads.
 */
export function errorPage(reply: FastifyReply, { error, redirectUri, address }: Refused): FastifyReply {
  const { html, style } = plainDocument({
    heading: 'This assistant can’t be connected',
    paragraphs: [`Its request isn’t right, so nothing was let in. ${error.message}`],
    link: { label: `Go back to ${nameOfTarget(redirectUri)}`, address: programAddress(address) },
  });
  return reply
    .code(400)
    .headers({ ...artefactHeaders(style, false), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}
