/** Stands in for a package that has nothing to do at run time. */
export {};
