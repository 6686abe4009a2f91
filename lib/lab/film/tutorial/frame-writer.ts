import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs ffmpeg; its messages are shown where it fails. */
function ffmpeg(args: string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`)),
    );
  });
  // Awaited by whoever closes the file; a failure before that must not end the process unheard.
  ended.catch(() => {});
  return { stdin: child.stdin, ended };
}

/** Joins PNGs to a video without loss, from which the files for the site are encoded. */
export class FrameWriter {
  private readonly process;

  constructor(file: string, framesPerSecond: number) {
    const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond)];
    const output = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file];
    this.process = ffmpeg([...input, '-i', '-', ...output]);
  }

  async write(png: Buffer) {
    if (!this.process.stdin.write(png)) {
      await Promise.race([once(this.process.stdin, 'drain'), this.process.ended]);
    }
  }

  async close() {
    this.process.stdin.end();
    await this.process.ended;
  }
}

const words = (text: string) => text.split(' ');
const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
/** At least every so many frames one that stands for itself, so that seeking is quick. */
const common = words(
  `-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p ${colours} -g 200`,
);
const h264 = words('-c:v libx264 -preset slower -tune animation -crf 36');
const forScrolling = words('-x264-params merange=64');
const vp9 = words('-c:v libvpx-vp9 -crf 58 -b:v 0 -deadline good -cpu-used 3 -row-mt 1');

/** The two files of one recording: every browser plays at least one of them. */
export async function encodeVideo(recording: string, { mp4, webm }: { mp4: string; webm: string }) {
  const start = ['-i', recording, ...common];
  await ffmpeg([...start, ...h264, ...forScrolling, '-movflags', '+faststart', mp4]).ended;
  await ffmpeg([...start, ...vp9, '-tune-content', 'screen', webm]).ended;
}
