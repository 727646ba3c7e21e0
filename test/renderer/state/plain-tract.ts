// Tracts and calls for the renderer's tests.
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readBearing } from '#core/survey/bearing.ts';

export function lineCall(bearing: string, distance: number): Call {
  return {
    call_type: 'line',
    verbatim_text: `Thence ${bearing}, ${String(distance)} feet`,
    monument: null,
    confidence: 'high',
    bearing: readBearing(bearing),
    distance,
    chord_bearing: null,
    chord_length: null,
    radius: null,
    curve_direction: null,
    arc_length: null,
    adjoiner: '',
    delta: null,
    tangent: null,
    distance_unit: null,
    source: null,
    computed: [],
  };
}

export function plainTract(calls: Call[]): Tract {
  return {
    name: 'Tract 1',
    pob_description: 'an iron pin',
    calls,
    tie_calls: [],
    description_type: 'metes_and_bounds',
    distance_unit: 'feet',
    is_exception: false,
    stated_area: '',
    stated_acreage: null,
    easement: '',
    aliquot: '',
    notes: null,
  };
}
