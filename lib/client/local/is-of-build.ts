const scriptFile = /\/_next\/static\/[\w./~-]+\.(?:js|css)/g;

/** Whether all scripts and styles that a page names are in this build's cache. */
export function isOfBuild(html: string, filesOfBuild: ReadonlySet<string>): boolean {
  return (html.match(scriptFile) ?? []).every((file) => filesOfBuild.has(file));
}
