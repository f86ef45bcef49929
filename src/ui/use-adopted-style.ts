import { useLayoutEffect } from 'react';

/** Adds a style sheet to the document as long as it is wanted. Made by script, so that the content policy need not allow it. */
export function useAdoptedStyle(text: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}
