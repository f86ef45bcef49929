/** Fetches what a canvas shows as soon as something of it is selected, opened or taken in. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([
    import('#features/canvas/stage/WritingNotice.tsx'),
    import('#features/canvas/change/commands-for-later-change.ts'),
    import('#features/canvas/selection/SelectionArea.tsx'),
    import('#features/canvas/selection/SelectionMenu.tsx'),
    import('#features/canvas/CanvasEntries.tsx'),
    import('#features/canvas/tools/ZoomEntries.tsx'),
    import('#features/canvas/transfer/ImageNotices.tsx'),
    import('#ui/late/TooltipWords.tsx'),
    import('#adapters/assets/upload-image.ts'),
    import('./paste-content.ts'),
    import('./CanvasDialogs.tsx'),
    import('./CanvasBeginning.tsx'),
  ]);
