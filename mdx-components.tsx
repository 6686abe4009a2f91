/** Next.js requires this file for MDX pages. */
export const useMDXComponents = () => ({});
