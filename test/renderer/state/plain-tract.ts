// Tracts and calls for the renderer's tests, as a person types them.
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readBearing } from '#core/survey/bearing.ts';
import * as figures from '#test/support/figures.ts';

export const lineCall = (bearing: string, distance: number): Call =>
  figures.lineCall(readBearing(bearing), distance, { verbatim_text: `Thence ${bearing}, ${String(distance)} feet` });

export const plainTract = (calls: Call[]): Tract => figures.tractOf(calls);
