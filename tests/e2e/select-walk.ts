import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PointerEvent, PointerPressed, Target } from '#machines/canvas/pointer.ts';
import { revealApp } from '../fixtures/app-in-page.ts';
import { readCanvas, type SeenCanvas, watchCanvas } from '../fixtures/canvas-in-page.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import type { ProductInBrowser } from '../fixtures/product-in-browser.ts';
import type { ModelPath } from '../models/model.ts';
import { open } from './founder.ts';
import { nameOf, partIds, selectScene } from './select-scene.ts';

type Step = ModelPath['steps'][number];
type Expected = Omit<SeenCanvas, 'parts'> & { readonly hasChanged: boolean };

const changing: ReadonlySet<string> = new Set(['moving', 'resizing', 'rotating', 'routing', 'bending']);

/** Makes the events of the select tool's paths happen with a real pointer and real keys, on one canvas. */
export class SelectWalk {
  readonly #page: Page;
  readonly #base: SeenCanvas;
  #issued = 0;
  #start = { x: 0, y: 0 };

  private constructor(page: Page, base: SeenCanvas) {
    this.#page = page;
    this.#base = base;
  }

  static async begin({ url, newPage }: Pick<ProductInBrowser, 'url' | 'newPage'>): Promise<SelectWalk> {
    const { account, address, send } = await openCanvas(url, 'Crumb', selectScene);
    expect(await send('GroupNodes', { id: partIds.group, ids: [partIds.member, partIds.mate] })).toBe('accepted');
    const page = await newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await revealApp(page.context());
    await open(page, address);
    await page.getByRole('option', { name: nameOf(partIds.group), exact: true }).waitFor();
    await watchCanvas(page);
    return new SelectWalk(page, await readCanvas(page));
  }

  /** Walks it, looks after each step, and leaves the canvas as it was. */
  async walk({ steps, description }: ModelPath): Promise<void> {
    await this.#rest(description);
    let selection: readonly string[] = [];
    for (const [n, { event, state }] of steps.entries()) {
      const before = steps[n - 1];
      if (!before) continue;
      const happened = event as unknown as PointerEvent;
      selection = await this.#carryOut(happened, before, selection);
      const hasEnded = happened.type === 'pointer.released' && changing.has(String(before.state.value));
      if (hasEnded) this.#issued++;
      await this.#expectSeen(
        {
          tool: String(state.value),
          target: state.context.press?.target ?? null,
          gesture: state.context.gesture?.kind ?? null,
          selection,
          selected: selection.map(nameOf),
          hasKeyboard: true,
          isWriting: happened.type === 'pointer.pressed' && isOpening(happened),
          issued: this.#issued,
          hasChanged: hasEnded,
        },
        description,
      );
    }
    await this.#undo(steps.at(-1), description);
  }

  /** The selection that is to be seen after it. */
  async #carryOut(event: PointerEvent, before: Step, selection: readonly string[]): Promise<readonly string[]> {
    const { mouse, keyboard } = this.#page;
    const press: PointerPressed | null = before.state.context.press;
    switch (event.type) {
      case 'pointer.pressed':
        return this.#press(event);
      case 'pointer.moved':
        await mouse.move(this.#start.x + event.at.x, this.#start.y + event.at.y);
        return selection;
      case 'pointer.cancelled':
        await keyboard.press('Escape');
        return selection;
      case 'pointer.released':
        await mouse.up();
        return selectionAfter(String(before.state.value), press, selection);
    }
  }

  async #press(event: PointerPressed): Promise<readonly string[]> {
    const { target, modifiers } = event;
    const { mouse, keyboard } = this.#page;
    const chosen = chosenBefore(event);
    if (chosen !== null) await this.#option(chosen).focus();
    this.#start = await this.#spotOf(target);
    await mouse.move(this.#start.x, this.#start.y);
    if (modifiers.shift) await keyboard.down('Shift');
    // All at once: what is pressed again counts as a second press within 400 ms only.
    if (isOpening(event)) await Promise.all([mouse.down(), mouse.up(), mouse.down()]);
    else await mouse.down();
    if (modifiers.shift) await keyboard.up('Shift');
    const had = chosen === null || (isOpening(event) && target.kind === 'canvas') ? [] : [chosen];
    if (target.kind !== 'node') return had;
    if (modifiers.shift) return [...had, target.owner];
    return [target.owner];
  }

  /** Nothing is held, selected or written upon, the keyboard is elsewhere, and all is as it was at first. */
  async #rest(message: string): Promise<void> {
    const { mouse, keyboard } = this.#page;
    await keyboard.press('Escape');
    await mouse.up();
    const { x, y } = await this.#spotOf({ kind: 'canvas' });
    await mouse.click(x - 80, y);
    await this.#page.getByRole('heading', { level: 1 }).focus();
    const atRest = { ...idle, issued: this.#issued, hasChanged: false };
    await this.#expectSeen(atRest, `at rest, before ${message}`);
  }

  /** One drag is one change: taken back once, all is as it was. */
  async #undo(last: Step | undefined, message: string): Promise<void> {
    const { parts } = await readCanvas(this.#page);
    if (last?.event.type !== 'pointer.released' || parts === this.#base.parts) return;
    await this.#page.keyboard.press('Control+z');
    await expect
      .poll(async () => (await readCanvas(this.#page)).parts, { message: `taken back: ${message}` })
      .toBe(this.#base.parts);
  }

  async #expectSeen(expected: Expected, message: string): Promise<void> {
    const seen = async (): Promise<Expected> => {
      const { parts, ...rest } = await readCanvas(this.#page);
      return {
        ...rest,
        target: rest.target && inShort(rest.target),
        selection: rest.selection.toSorted(),
        selected: rest.selected.toSorted(),
        hasChanged: parts !== this.#base.parts,
      };
    };
    await expect.poll(seen, { message, interval: 20 }).toEqual({
      ...expected,
      target: expected.target && inShort(expected.target),
      selection: expected.selection.toSorted(),
      selected: expected.selected.toSorted(),
    });
  }

  #option(id: string) {
    return this.#page.getByRole('option', { name: nameOf(id), exact: true });
  }

  /** Where that is on the screen, in CSS pixels of the window. */
  async #spotOf(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    const of = { canvas: partIds.plain, handle: partIds.box, 'edge-end': partIds.line, 'edge-bend': partIds.line };
    const id = target.kind === 'node' || target.kind === 'edge' ? target.id : of[target.kind];
    const box = await this.#option(id).boundingBox();
    if (!box) throw new Error(`${nameOf(id)} is not shown`);
    const { x, y, width, height } = box;
    if (target.kind === 'canvas') return { x: x - 24, y: y - 24 };
    if (target.kind === 'edge-end') return { x: x + width, y: y + height / 2 };
    if (target.kind !== 'handle') return { x: x + width / 2, y: y + height / 2 };
    return target.handle === 'rotate' ? { x: x + width / 2, y: y - 24 } : { x: x + width, y: y + height };
  }
}

const idle = {
  tool: 'idle',
  target: null,
  gesture: null,
  selection: [],
  selected: [],
  isWriting: false,
  hasKeyboard: false,
} as const;

/** The second press of a double click: what is written on a part, or a note that begins on the ground. */
const isOpening = ({ target }: PointerPressed): boolean =>
  target.kind === 'canvas' ? target.isSecond === true : target.kind === 'node' && target.text !== null;

/** What is to be selected before a press, so that it is what the model says. */
function chosenBefore(press: PointerPressed): string | null {
  const { target, modifiers } = press;
  if (target.kind === 'handle') return partIds.box;
  if (target.kind === 'edge-end' || target.kind === 'edge-bend') return partIds.line;
  if (target.kind === 'canvas') return partIds.box;
  if (target.isSelected) return isOpening(press) ? null : target.owner;
  return modifiers.shift ? partIds.box : null;
}

/** A click on one of several leaves it alone, one on the ground nothing; a box chooses what it meets. */
function selectionAfter(state: string, press: PointerPressed | null, selection: readonly string[]): readonly string[] {
  const isAdding = press?.modifiers.shift === true;
  if (state === 'sweeping') return isAdding ? [...selection, partIds.plain] : [partIds.plain];
  if (state === 'onGround') return isAdding ? selection : [];
  return state === 'onSelected' && press?.target.kind === 'node' ? [press.target.owner] : selection;
}

/** What tells targets apart, without where they lie. */
function inShort(target: object): object {
  const { kind, id, owner, isSelected, isLocked, text, handle, end } = target as Record<string, unknown>;
  return { kind, id, owner, isSelected, isLocked, text, handle, end };
}
