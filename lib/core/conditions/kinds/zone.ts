import { distanceFrom, missingMark, placeDesks, places, type Place } from '../../rooms/places';
import type { Desk } from '../../rooms/room';
import type { Kind, PupilId } from './kind';

/**
 * Condition "zone": each named pupil sits at one of several desks. If `place` is given (such as near the door), the
 * desks follow from the place and the room.
 */
export interface Zone {
  type: 'zone';
  pupils: PupilId[];
  desks?: Desk[];
  place?: Place;
}

const near = '(?:naer|ved|near|by) (?:the )?';
const away = '(?:borte fra|unna|vekk fra|langt fra|bort fra|away from|far from) (?:the )?';
const door = '(?:dor[ae]n?|door)';
const window = '(?:vindu(?:et|ene|a)?|vindauge(?:t)?|windows?)';
const phrases: Record<Place, RegExp> = {
  nearBoard: /(?:naer|ved|near) (?:the )?(?:tavl[ae]n?|board)/,
  nearDoor: new RegExp(near + door),
  nearWindow: new RegExp(near + window),
  nearTeacher: new RegExp(
    `${near}(?:laereren|laeraren|kateter(?:et)?|laererpulten|teacher(?:'s desk)?)`,
  ),
  awayFromDoor: new RegExp(away + door),
  awayFromWindow: new RegExp(away + window),
  atAisle:
    /(?:ved |at |by |naer )?(?:the |an? )?(?:midtgang(?:en)?|gang(?:en)?|kant(?:en)?|ytterst|aisle|edge)/,
};

export const zone: Kind<Zone> = {
  least: 1,
  pupilFields: { pupils: 'list' },
  choices: places.map((place) => ({
    own: { place },
    phrase: phrases[place],
    label: { key: `place.${place}` },
  })),
  sentence: ({ place, desks = [] }) =>
    place ? { key: `place.${place}` } : { key: 'zone', values: { desks: desks.length } },
  isBoundToRoom: ({ place }) => !place,
  unfit: ({ place }, { layout }) => {
    const mark = place && missingMark(layout, place);
    return mark && { code: 'noMark', mark };
  },
  inRoom: (content, layout) =>
    content.place ? { ...content, desks: placeDesks(layout, content.place) } : content,
  isKept: (desks, { desks: allowed = [] }) =>
    desks.every(({ row, col }) => allowed.some((desk) => desk.row === row && desk.col === col)),
  needs: ({ desks = [], place }, room) => ({
    desks,
    far: place && distanceFrom(room, place),
    zone: place ?? 'zone',
  }),
};
