interface Scene<Id extends string> {
  id: Id;
  seconds: number;
}

function timestamp(seconds: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;
}

/** On the band below the filmed page, which begins at 90 % of the height. */
const place = 'line:91%';

/** The captions of a video as WebVTT (https://www.w3.org/TR/webvtt1/): one for each scene, of whole seconds. */
export function toWebVtt<Id extends string>(
  scenes: readonly Scene<Id>[],
  captions: Record<Id, string>,
) {
  let from = 0;
  const cues = scenes.map(({ id, seconds }) => {
    const to = from + seconds;
    const cue = `${timestamp(from)} --> ${timestamp(to)} ${place}\n${captions[id]}\n`;
    from = to;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
