/** Empty module that replaces the package "server-only", which throws an error outside the bundles of Next.js. */
export {};
