export const buildName = process.env.BUILD_PURPOSE === 'test' ? '.next-test' : '.next';

export function hostEnv() {
  const list = (text: string | undefined) =>
    (text ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean);
  return {
    norwegianHosts: list(process.env.NORWEGIAN_HOSTS),
    englishHosts: list(process.env.ENGLISH_HOSTS),
    isDevelopment: process.env.NODE_ENV === 'development',
    authEmulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    buildFolder: `${process.cwd()}/${buildName}`,
  };
}
