/** Empty module that replaces a package with nothing to do at run time. */
export {};
