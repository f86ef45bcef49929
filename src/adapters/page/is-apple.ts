/** Whether shortcuts go by Cmd here instead of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
