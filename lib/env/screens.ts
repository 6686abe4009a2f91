/** Namespaces of the texts that screens read, by the screens (`find-namespaces.mjs`); set by the build. */
export const namespacesOfScreens: Record<string, string[]> = JSON.parse(
  process.env.NAMESPACES ?? '{}',
);

/** The development server reads its configuration once, and the sources as they change. */
export const carriesEveryText = process.env.NODE_ENV === 'development';
