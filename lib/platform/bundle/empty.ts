/** Empty module in place of a package that has nothing to do at run time. */
export {};
