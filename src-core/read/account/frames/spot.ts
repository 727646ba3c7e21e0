// A point by its feet east and north of another.
export type Spot = readonly [number, number];
