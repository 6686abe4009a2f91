/**
 * Runs in a page of its own, on which the pictures of the video are put together: a screenshot, the pointer
 * over it, and below a band for the captions.
 */
export type Stage = ReturnType<typeof openStage>;

export interface Point {
  x: number;
  y: number;
}

export interface Picture {
  /** In the pixels of the page. */
  pointer: Point | undefined;
  pressed?: number;
  /** From 0, what was before, to 1. */
  faded?: number;
}

interface Settings {
  width: number;
  height: number;
  band: number;
  bandColour: string;
  dotsPerPixel: number;
}

function openStage() {
  const arrow = new Path2D('M0 0 L0 21 L5 16.5 L8.2 24 L12 22.4 L8.8 15 L15.5 15 Z');
  const arrowScale = 1.7;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  let shot: HTMLImageElement;
  let before: ImageBitmap;
  let settings: Settings;

  const loadImage = async (base64: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return image;
  };

  function drawPointer({ x, y }: Point, pressed: number) {
    context.save();
    context.translate(x, y);
    if (pressed > 0) {
      context.beginPath();
      context.arc(0, 0, 14 + 22 * pressed, 0, 2 * Math.PI);
      context.strokeStyle = `rgb(20 104 74 / ${1 - pressed * 0.8})`;
      context.lineWidth = 5;
      context.stroke();
    }
    context.scale(arrowScale, arrowScale);
    context.fillStyle = '#1b2320';
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.stroke(arrow);
    context.fill(arrow);
    context.restore();
  }

  return {
    prepare(values: Settings) {
      settings = values;
      canvas.width = values.width;
      canvas.height = values.height;
    },
    /** Takes the next screenshot, and keeps what is to be seen now for a fade. */
    async change(base64: string) {
      before = await createImageBitmap(canvas);
      shot = await loadImage(base64);
    },
    /** Draws one picture and answers it as a PNG in base64. */
    draw({ pointer, pressed = 0, faded = 1 }: Picture): string {
      const { width, height, band, bandColour, dotsPerPixel } = settings;
      const seen = height - band;
      context.drawImage(shot, 0, 0, width, seen, 0, 0, width, seen);
      if (pointer) {
        const place = { x: pointer.x * dotsPerPixel, y: pointer.y * dotsPerPixel };
        drawPointer(place, pressed);
      }
      context.fillStyle = bandColour;
      context.fillRect(0, seen, width, band);
      if (faded < 1) {
        context.globalAlpha = 1 - faded;
        context.drawImage(before, 0, 0);
        context.globalAlpha = 1;
      }
      const address = canvas.toDataURL('image/png');
      return address.slice(address.indexOf(',') + 1);
    },
  };
}

Object.assign(globalThis, { stage: openStage() });
