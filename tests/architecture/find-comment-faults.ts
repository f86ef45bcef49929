import type { SourceFile } from './find-breaches.ts';

const docComment = /\/\*\*[\s*]*(?<first>(?:What|Whoever|Those|Of|As)\b[^\n]*)/gu;

/** One line for each doc comment that begins with a word that says nothing of its subject: it is what it is called. */
export const findCommentFaults = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(docComment)].map(({ groups, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line} begins with ${groups?.['first']?.replace(/\s*\*\/.*$/u, '')}`;
    }),
  );
