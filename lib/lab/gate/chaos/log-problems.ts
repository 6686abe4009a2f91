/** The lines of a log that are not one JSON object each. The last may be cut off where its process was killed. */
export function logProblems(text: string): string[] {
  return text
    .split('\n')
    .slice(0, -1)
    .filter((line) => !isJsonObject(line))
    .map((line) => `the log has a line that is no JSON object: ${line.slice(0, 200)}`);
}

function isJsonObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
