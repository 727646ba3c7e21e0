import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countyKey, isCityName } from '#core/place/county-name.ts';
import { STATES } from '#core/plss/states.ts';

test.each([
  ['Polk County', 'Polk'],
  ['COUNTY OF POLK', 'Polk'],
  ['St. Louis', 'Saint Louis County'],
  ['Ste. Genevieve', 'Sainte Genevieve County'],
  ['Doña Ana', 'Dona Ana County'],
  ['DeKalb', 'De Kalb'],
  ['Prince George’s', "Prince George's County"],
  ['East Baton Rouge Parish', 'East Baton Rouge'],
  ['Carson City', 'City of Carson'],
])('%s is %s', (one, other) => {
  expect(countyKey(one)).toBe(countyKey(other));
});

test('neighbours keep their own names', () => {
  expect(new Set(['Clay', 'Clayton', 'Saint Clair', 'Sainte Genevieve'].map(countyKey)).size).toBe(4);
  expect(isCityName('City of Fairfax')).toBe(true);
  expect(isCityName('Fairfax County')).toBe(false);
});

test('the shipped base names every state and tells the counties of each apart', () => {
  const path = new URL('../../../resources/base/us-counties.topojson', import.meta.url);
  const { objects } = JSON.parse(readFileSync(path, 'utf8')) as {
    objects: Record<'states' | 'counties', { geometries: { id: string; properties: { name: string } }[] }>;
  };
  const states = objects.states.geometries.map(({ properties }) => properties.name);
  expect(Object.values(STATES).filter((name) => !states.includes(name))).toEqual([]);
  const seen = new Map<string, string[]>();
  for (const { id, properties } of objects.counties.geometries) {
    const key = `${id.slice(0, 2)} ${countyKey(properties.name)}`;
    seen.set(key, [...(seen.get(key) ?? []), id]);
  }
  // Two of one name are always a county and an independent city, whose number is 510 or more.
  const twice = [...seen.values()].filter((ids) => ids.length > 1);
  expect(twice.length).toBeGreaterThan(3);
  for (const ids of twice) expect(ids.map((id) => Number(id.slice(2)) >= 510).toSorted()).toEqual([false, true]);
});
