import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectTheme, selectThemeChoice, selectThemeEnabled, type ThemeInput, themeMachine } from './theme.machine.ts';

function startTheme(input: ThemeInput) {
  const stored: string[] = [];
  const machine = themeMachine.provide({ actions: { storeChoice: (_, { choice }) => stored.push(choice) } });
  return { theme: createActor(machine, { input }).start(), stored };
}

describe('the theme', () => {
  test.each([
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['system', false, 'light'],
    ['system', true, 'dark'],
  ] as const)('chosen %s with a dark system %s is %s, and light where the flag is off', (choice, systemDark, shown) => {
    const { theme } = startTheme({ enabled: true, choice, systemDark });
    expect(selectTheme(theme.getSnapshot())).toBe(shown);
    theme.send({ type: 'theme.enabled', enabled: false });
    expect(selectTheme(theme.getSnapshot())).toBe('light');
    expect(selectThemeEnabled(theme.getSnapshot())).toBe(false);
    theme.send({ type: 'theme.enabled', enabled: true });
    expect(selectTheme(theme.getSnapshot())).toBe(shown);
    const { theme: forced } = startTheme({ enabled: false, choice, systemDark });
    expect(selectTheme(forced.getSnapshot())).toBe('light');
  });

  test('system follows the operating system live, a choice does not', () => {
    const { theme } = startTheme({ enabled: true, choice: 'system', systemDark: false });
    theme.send({ type: 'system-dark.changed', dark: true });
    expect(selectTheme(theme.getSnapshot())).toBe('dark');
    theme.send({ type: 'theme.chosen', choice: 'light' });
    theme.send({ type: 'system-dark.changed', dark: true });
    expect(selectTheme(theme.getSnapshot())).toBe('light');
    theme.send({ type: 'theme.chosen', choice: 'system' });
    expect(selectTheme(theme.getSnapshot())).toBe('dark');
    expect(selectThemeChoice(theme.getSnapshot())).toBe('system');
  });

  test('a choice is stored, but not while the flag is off', () => {
    const { theme, stored } = startTheme({ enabled: true, choice: 'system', systemDark: false });
    theme.send({ type: 'theme.chosen', choice: 'dark' });
    theme.send({ type: 'theme.enabled', enabled: false });
    theme.send({ type: 'theme.chosen', choice: 'light' });
    expect(stored).toEqual(['dark']);
  });

  test('what another tab or a sign-out left in storage is shown, and not stored again', () => {
    const { theme, stored } = startTheme({ enabled: true, choice: 'dark', systemDark: false });
    theme.send({ type: 'theme.read', choice: 'system' });
    expect(selectTheme(theme.getSnapshot())).toBe('light');
    theme.send({ type: 'theme.enabled', enabled: false });
    theme.send({ type: 'theme.read', choice: 'dark' });
    expect(selectTheme(theme.getSnapshot())).toBe('light');
    theme.send({ type: 'theme.enabled', enabled: true });
    expect(selectTheme(theme.getSnapshot())).toBe('dark');
    expect(stored).toEqual([]);
  });
});
