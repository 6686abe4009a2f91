import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicEnv } from '@/lib/env/public';

export const settingsFile = 'settings.json';

export function buildSettings() {
  const { company, tutorialVideoId, reviews } = publicEnv();
  return { company, tutorialVideoId, reviews };
}

export function checkBuildSettings(buildFolder: string): void {
  const built = readFileSync(path.join(buildFolder, settingsFile), 'utf8');
  if (built === JSON.stringify(buildSettings())) return;
  throw new Error(
    `The build was made with other settings of company, video or reviews: ${built}. ` +
      'Build again with NEXT_PUBLIC_COMPANY_*, NEXT_PUBLIC_TUTORIAL_VIDEO_ID and NEXT_PUBLIC_REVIEW_* as they are now.',
  );
}
