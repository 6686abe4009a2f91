import { makeExampleMap } from './example-map';
import { packMap, unpackMap } from './packed-map';

it('the example map is unpacked as it was packed', () => {
  const map = makeExampleMap();
  expect(unpackMap(JSON.parse(JSON.stringify(packMap(map))))).toEqual(map);
});
