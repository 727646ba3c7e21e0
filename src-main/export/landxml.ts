// LandXML 1.2 parcels: every figure as lines and curves in its own plane, north before east as the schema wants it.
import type { FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { azimuth, degreesOf } from '#core/survey/angle.ts';
import { type DrawnTract, requireDrawn } from '#main/export/drawn-tract.ts';
import { UNPLACED } from '#main/export/feature-facts.ts';
import { documentName, momentOf } from '#main/export/words.ts';
import { xmlText } from '#main/export/xml.ts';

export function landxmlOf(body: ExtractResponse): string {
  const drawn = requireDrawn(body);
  const [date = '', time = ''] = momentOf(body).toISOString().split(/[T.]/);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.landxml.org/schema/LandXML-1.2 http://www.landxml.org/schema/LandXML-1.2/LandXML-1.2.xsd" version="1.2" date="${date}" time="${time}" readOnly="false" language="English">`,
    '<Units><Imperial areaUnit="squareFoot" linearUnit="USSurveyFoot" volumeUnit="cubicYard" temperatureUnit="fahrenheit" pressureUnit="inHG" angularUnit="decimal degrees" directionUnit="decimal degrees"/></Units>',
    `<CoordinateSystem name="local" desc="${xmlText(UNPLACED)}"/>`,
    `<Project name="${xmlText(documentName(body))}" desc="${xmlText(`SHA-256 ${body.attestation?.document_sha256 || 'not recorded'}`)}"/>`,
    `<Application name="Deedproof" version="${xmlText(body.engine_version)}"/>`,
    '<Parcels>',
    ...drawn.flatMap(parcel),
    '</Parcels>',
    '</LandXML>',
    '',
  ].join('\n');
}

function parcel({ index, tract, verdict, figure }: DrawnTract): string[] {
  const area = verdict.computed_sqft === null || figure.open ? '' : ` area="${verdict.computed_sqft}"`;
  const words = [
    ...(tract.is_exception ? ['exception'] : []),
    verdict.status,
    `closure ${verdict.closure_ratio ?? 'not checked'}`,
    tract.pob_description,
  ];
  return [
    // Names are keys in LandXML; two tracts of a deed may share theirs.
    `<Parcel name="${xmlText(`${index + 1} ${tract.name}`)}" desc="${xmlText(words.join('; '))}"${area}>`,
    '<CoordGeom>',
    ...figure.courses.map((course) => element(course, tract.calls[course.number - 1]?.verbatim_text ?? '')),
    '</CoordGeom>',
    '</Parcel>',
  ];
}

function element(course: FigureCourse, verbatim: string): string {
  const { start, end, arc, number } = course;
  const facts = `name="${number}" desc="${xmlText(verbatim)}"`;
  const ends = `<End>${northEast(end)}</End>`;
  const [east, north] = [end[0] - start[0], end[1] - start[1]];
  if (arc === null) {
    const direction = degreesOf(azimuth(Math.atan2(east, north)));
    return `<Line ${facts} dir="${text(direction, 8)}" length="${text(Math.hypot(east, north), 4)}"><Start>${northEast(start)}</Start>${ends}</Line>`;
  }
  const length = (arc.radius_ft * arc.delta_deg * Math.PI) / 180;
  const rotation = arc.turn === 'right' ? 'cw' : 'ccw';
  return `<Curve ${facts} rot="${rotation}" crvType="arc" radius="${text(arc.radius_ft, 4)}" delta="${text(arc.delta_deg, 8)}" length="${text(length, 4)}" chord="${text(Math.hypot(east, north), 4)}"><Start>${northEast(start)}</Start><Center>${northEast(arc.center)}</Center>${ends}</Curve>`;
}

const northEast = ([east, north]: FigurePoint): string => `${text(north, 6)} ${text(east, 6)}`;

const text = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));
