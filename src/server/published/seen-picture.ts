import type { FastifyReply } from 'fastify';
import { pictureHeaders } from './artefact-headers.ts';

/** A transparent GIF of 43 bytes. */
const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Answers a browser that has shown what a founder published, and says so by asking for a picture. */
export const sendSeenPicture = (reply: FastifyReply): FastifyReply =>
  reply.type('image/gif').headers(pictureHeaders('no-store')).send(dot);
