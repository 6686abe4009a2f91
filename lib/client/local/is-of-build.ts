const scriptFile = /\/_next\/static\/[\w./~-]+\.(?:js|css)/g;

export function isOfBuild(html: string, filesOfBuild: ReadonlySet<string>): boolean {
  return (html.match(scriptFile) ?? []).every((file) => filesOfBuild.has(file));
}
