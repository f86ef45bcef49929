/** Loads a module, and gives its export of this name as the default one that `lazy` wants. */
export const namedExport =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (): Promise<{ readonly default: Module[Name] }> => ({ default: (await load())[name] });
