import { createHash } from 'node:crypto';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { dataBlock } from './data-block.ts';

const settingsBlock = /<script type="application\/json" id="settings">[\s\S]*?<\/script>/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The built `index.html`, into which every page of the product is put. */
export interface PageTemplate {
  /** The page with the settings in their data block. */
  readonly html: string;
  /** For the content security policy: `'sha256-…'` of each inline script. */
  readonly scriptHashes: readonly string[];
}

/** Fills the template once; it is the same for every visitor. Throws if the settings' block is missing. */
export function fillTemplate(template: string, settings: PublicSettings): PageTemplate {
  if (!settingsBlock.test(template)) throw new Error('index.html has no block for the settings');
  const html = template.replace(settingsBlock, () => dataBlock('application/json', settings, 'settings'));
  const scripts = [...template.matchAll(inlineScript)].map((match) => match[1] ?? '');
  return { html, scriptHashes: scripts.map(hashOf) };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
