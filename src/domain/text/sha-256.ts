import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 as lowercase hex, where an answer is wanted at once: the one of browsers answers later. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
