import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Locator, Page } from 'playwright';
import { rootDir } from '../../../platform/paths';
import type { FrameWriter } from './frame-writer';
import type { Picture, Point, Stage } from './stage';

export const framesPerSecond = 20;
export const filmSize = { width: 960, height: 540 };
/** A tenth below the picture, where the captions stand and hide nothing. */
const band = 54;
/** As large as text can be read in a small player, where the window still has its rail beside the map. */
export const dotsPerPixel = 0.9;
/** The window fills the picture, as it does a teacher's screen. */
export const windowSize = {
  width: Math.ceil(filmSize.width / dotsPerPixel),
  height: Math.ceil((filmSize.height - band) / dotsPerPixel),
};
const afterClickSeconds = 0.3;

declare const stage: Stage;

const smooth = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
const between = (from: number, to: number, t: number) => from + (to - from) * t;
const base64 = (png: Buffer) => png.toString('base64');

/** A video of a page that is walked through: still pictures, over which a pointer moves. */
export class Film {
  private pointer: Point | undefined;
  private frames = 0;
  private last: Buffer | undefined;

  constructor(
    readonly page: Page,
    private readonly canvas: Page,
    private readonly writer: FrameWriter,
  ) {}

  async prepare() {
    const source = await readFile(path.join(rootDir, 'lib/lab/film/tutorial/stage.ts'), 'utf8');
    const { code } = await transform(source, { loader: 'ts', format: 'iife' });
    await this.canvas.addScriptTag({ content: code });
    const settings = { ...filmSize, band, bandColour: '#0f4633', dotsPerPixel };
    await this.canvas.evaluate((values) => stage.prepare(values), settings);
  }

  get seconds() {
    return this.frames / framesPerSecond;
  }

  /** The picture that was shown last. */
  get still() {
    if (!this.last) throw new Error('Nothing has been filmed yet.');
    return this.last;
  }

  private async show(picture: Partial<Picture> = {}, frames = 1) {
    const whole = { pointer: this.pointer, ...picture };
    const png = await this.canvas.evaluate((values) => stage.draw(values), whole);
    this.last = Buffer.from(png, 'base64');
    await this.write(frames);
  }

  private async write(frames: number) {
    for (let frame = 0; frame < frames; frame += 1) await this.writer.write(this.still);
    this.frames += frames;
  }

  private async during(seconds: number, draw: (t: number) => Promise<void>) {
    const steps = Math.max(1, Math.round(seconds * framesPerSecond));
    for (let step = 1; step <= steps; step += 1) await draw(smooth(step / steps));
  }

  /** Takes in what the page shows now. */
  async look() {
    await this.page.evaluate('document.fonts.ready');
    const png = await this.page.screenshot({ animations: 'disabled' });
    await this.canvas.evaluate((values) => stage.change(values), base64(png));
  }

  async hold(seconds: number) {
    await this.show();
    await this.write(Math.max(0, Math.round(seconds * framesPerSecond) - 1));
  }

  /** Holds until so many seconds of the whole have passed. */
  async holdUntil(seconds: number) {
    const missing = seconds - this.seconds;
    if (missing < -0.001) throw new Error(`The scene is ${-missing} s too long.`);
    if (missing > 0.001) await this.hold(missing);
  }

  /** Shows the page as it is now, faded in over what was shown before. */
  async fadeIn() {
    await this.look();
    await this.during(0.32, (faded) => this.show({ faded }));
  }

  /** Scrolls as little as these need, the first of them before all. */
  private async bringIntoView(locators: Locator[]) {
    for (const locator of locators.toReversed()) await locator.scrollIntoViewIfNeeded();
  }

  /** Scrolls to these. */
  async scrollTo(...locators: Locator[]) {
    await this.bringIntoView(locators);
    await this.fadeIn();
  }

  /** The next picture is of these. */
  async cutTo(...locators: Locator[]) {
    await this.bringIntoView(locators);
    await this.look();
    await this.show();
  }

  async pointAt(locator: Locator, place: Point = { x: 0.5, y: 0.6 }) {
    await this.bringIntoView([locator]);
    await this.look();
    const box = await locator.boundingBox();
    if (!box) throw new Error('What is pointed at is not there.');
    const to = { x: box.x + box.width * place.x, y: box.y + box.height * place.y };
    const from = this.pointer ?? { x: to.x + 120, y: to.y + 90 };
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    await this.during(Math.min(0.8, 0.3 + distance / 900), async (t) => {
      this.pointer = { x: between(from.x, to.x, t), y: between(from.y, to.y, t) };
      await this.show();
    });
    await this.page.mouse.move(to.x, to.y);
    await this.look();
  }

  /** Points and clicks; what happens then is seen once `after` is there. */
  async click(locator: Locator, { after, place }: { after?: Locator; place?: Point } = {}) {
    await this.pointAt(locator, place);
    await this.during(0.24, (pressed) => this.show({ pressed }));
    await this.page.mouse.down();
    await this.page.mouse.up();
    await after?.waitFor();
    await this.look();
    await this.hold(afterClickSeconds);
  }

  /** Types so that it can be read along. */
  async type(locator: Locator, text: string, secondsPerLetter = 0.12) {
    for (const letter of text) {
      await locator.press(letter);
      await this.look();
      await this.hold(secondsPerLetter);
    }
  }

  hidePointer() {
    this.pointer = undefined;
  }
}
