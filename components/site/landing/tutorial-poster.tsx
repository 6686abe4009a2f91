/** The class of the tutorial video, as it sits on the second map. */
const names = (
  'Henrik Maja Zofia Fatima Emma Leah Oskar Iben Ingrid Ada Yusuf Theo ' +
  'Sofie Aksel Marek Anh Filip Jonas Noah Jakob Linh Nora Amina Tuva'
).split(' ');

/** A picture of the map that the video leads to. Drawn in the page, so that it is there with the first text. */
export function TutorialPoster() {
  return (
    <div aria-hidden className="bg-birch @container aspect-video select-none">
      <div className="poster flow-root">
        <div />
        <p>
          {names.map((name) => (
            <b key={name}>{name}</b>
          ))}
        </p>
      </div>
    </div>
  );
}
