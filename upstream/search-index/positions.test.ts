import { expect, it } from "vitest";
import {
  countPlaces,
  decodeIds,
  decodePositions,
  encodeIds,
  encodePositions,
  placesDown,
  positionsOf,
  SEGMENT_SIZE,
} from "./positions";

const LAST = SEGMENT_SIZE - 1;
const all = Array.from({ length: SEGMENT_SIZE }, (_, place) => place);

it.each([
  ["none", []],
  ["the first and the last", [0, 31, 32, LAST]],
  ["every third", all.filter((place) => place % 3 === 0)],
  ["as many as are written place by place", all.slice(-1023)],
  ["as many as are written as bits", all.slice(-1024)],
  ["all", all],
])("keeps places: %s", (_, places) => {
  const kept = decodePositions(encodePositions(positionsOf(places)));
  expect([...placesDown(kept)].reverse()).toEqual(places);
  expect(countPlaces(kept)).toBe(places.length);
});

it.each([
  ["none", []],
  ["small and near", [1, 2, 3, 130, 131]],
  ["far apart, up to the largest", [127, 128, 40_000, 2 ** 21, 2 ** 31 - 1]],
])("keeps ids: %s", (_, ids) => {
  expect([...decodeIds(encodeIds(Uint32Array.from(ids)))]).toEqual(ids);
});
