/** Required by Next.js; each page hands its texts the components that they use. */
export const useMDXComponents = () => ({});
