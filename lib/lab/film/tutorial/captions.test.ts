import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { tutorialScenes, tutorialSeconds } from '@/components/site/landing/tutorial-scenes';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { toWebVtt } from './captions';

const published = (name: string) => path.resolve('public/tutorial', name);

describe('captions', () => {
  it('follow each other without a gap, past the first minute too', () => {
    const scenes = [
      { id: 'first', seconds: 58 },
      { id: 'second', seconds: 7 },
    ] as const;
    expect(toWebVtt(scenes, { first: 'One.', second: 'Two.' })).toBe(
      'WEBVTT\n\n00:00.000 --> 00:58.000 line:91%\nOne.\n\n00:58.000 --> 01:05.000 line:91%\nTwo.\n',
    );
  });

  it.each(locales)('are published as they are written in the messages (%s)', (locale) => {
    const captions = messages[locale].Tutorial.scenes;
    const file = readFileSync(published(`captions-${locale}.vtt`), 'utf8');
    expect(file).toBe(toWebVtt(tutorialScenes, captions));
  });

  it.each(locales)('fit one line, and can be read in their time (%s)', (locale) => {
    const captions = messages[locale].Tutorial.scenes;
    for (const { id, seconds } of tutorialScenes) {
      expect(captions[id].length).toBeLessThanOrEqual(60);
      expect(captions[id].length / seconds).toBeLessThan(15);
    }
  });
});

describe('the tutorial video', () => {
  it('lasts between 60 and 90 seconds', () => {
    expect(tutorialSeconds).toBeGreaterThanOrEqual(60);
    expect(tutorialSeconds).toBeLessThanOrEqual(90);
  });

  it('is less than two megabytes in all its files', () => {
    const names = locales.flatMap((locale) => [
      `tutorial-${locale}.mp4`,
      `tutorial-${locale}.webm`,
      `poster-${locale}.webp`,
      `captions-${locale}.vtt`,
    ]);
    const sum = names.reduce((bytes, name) => bytes + statSync(published(name)).size, 0);
    expect(sum).toBeLessThan(2_000_000);
  });
});
