/** Fetches what is opened from a canvas once in a while. */
export const loadSeldom = (): Promise<unknown> =>
  Promise.all([
    import('./CanvasExport.tsx'),
    import('./CanvasImport.tsx'),
    import('./CanvasShare.tsx'),
    import('./CanvasTemplates.tsx'),
    import('./SaveTemplate.tsx'),
    import('./CanvasHistory.tsx'),
    import('./CanvasPresentation.tsx'),
  ]);
