// LandXML 1.2 parcels: every figure as lines and curves in its plane, north before east as the schema wants it. What an
// element says of a course is what the document records; where it runs is computed, and said to be.
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { requireDrawn } from '#main/export/drawn-tract.ts';
import { UNPLACED } from '#main/export/feature-facts.ts';
import { elementOf } from '#main/export/landxml-course.ts';
import { type DrawnPlane, planesOf, type StandingTract } from '#main/export/planes.ts';
import { documentName, momentOf } from '#main/export/words.ts';
import { xmlText } from '#main/export/xml.ts';

export function landxmlOf(body: ExtractResponse): string {
  requireDrawn(body);
  const planes = planesOf(body, []);
  const [date = '', time = ''] = momentOf(body).toISOString().split(/[T.]/);
  const words = [UNPLACED, ...planes.filter(({ kind }) => kind === 'tied').map((plane) => plane.words)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.landxml.org/schema/LandXML-1.2 http://www.landxml.org/schema/LandXML-1.2/LandXML-1.2.xsd" version="1.2" date="${date}" time="${time}" readOnly="false" language="English">`,
    '<Units><Imperial areaUnit="squareFoot" linearUnit="USSurveyFoot" volumeUnit="cubicYard" temperatureUnit="fahrenheit" pressureUnit="inHG" angularUnit="decimal degrees" directionUnit="decimal degrees"/></Units>',
    `<CoordinateSystem name="local" desc="${xmlText(words.join(' '))}"/>`,
    `<Project name="${xmlText(documentName(body))}" desc="${xmlText(`SHA-256 ${body.attestation?.document_sha256 || 'not recorded'}`)}"/>`,
    `<Application name="Deedproof" version="${xmlText(body.engine_version)}"/>`,
    '<Parcels>',
    ...planes
      .flatMap((plane) => plane.tracts.map((tract) => ({ plane, tract })))
      .toSorted((a, b) => a.tract.index - b.tract.index)
      .flatMap(({ plane, tract }) => parcel(body, plane, tract)),
    '</Parcels>',
    '</LandXML>',
    '',
  ].join('\n');
}

function parcel(body: ExtractResponse, plane: DrawnPlane, { index, tract, verdict, figure }: StandingTract): string[] {
  const area = verdict.computed_sqft === null || figure.open ? '' : ` area="${verdict.computed_sqft}"`;
  const { commencement, beginning } = beginPointsOf(tract);
  const words = [
    ...(tract.is_exception ? ['exception'] : []),
    verdict.status,
    `closure ${verdict.closure_ratio ?? 'not checked'}`,
    ...(commencement === '' ? [] : [`commencement: ${commencement}`]),
    ...(beginning === '' ? [] : [`point of beginning: ${beginning}`]),
    ...(verdict.adjusted ? ['coordinates fitted by the compass rule'] : []),
    ...(plane.kind === 'tied' ? [plane.words] : []),
  ];
  const unit_ft = unitFeet(tract.distance_unit, findState(body.extraction.metadata.state) ?? '');
  return [
    // Names are keys in LandXML; two tracts of a deed may share theirs.
    `<Parcel name="${xmlText(`${index + 1} ${tract.name}`)}" desc="${xmlText(words.join('; '))}"${area}>`,
    '<CoordGeom>',
    ...figure.courses.map((course) => elementOf(tract, course, unit_ft, verdict.adjusted)),
    '</CoordGeom>',
    '</Parcel>',
  ];
}
