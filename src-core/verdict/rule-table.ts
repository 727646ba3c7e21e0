// Every rule of the verdict, in the order in which its reasons are told.
import type { Weight } from '#core/schema/finding.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { aliquotReads } from '#core/verdict/rules/aliquot-reads.ts';
import { areaAgrees } from '#core/verdict/rules/area-agrees.ts';
import { areaStated } from '#core/verdict/rules/area-stated.ts';
import { assertionsHold } from '#core/verdict/rules/assertions-hold.ts';
import { closes } from '#core/verdict/rules/closes.ts';
import { corroborated } from '#core/verdict/rules/corroborated.ts';
import { coursesDraw } from '#core/verdict/rules/courses-draw.ts';
import { coursesExact } from '#core/verdict/rules/courses-exact.ts';
import { curvesAgree } from '#core/verdict/rules/curves-agree.ts';
import { doesNotCross } from '#core/verdict/rules/does-not-cross.ts';
import { drawnFromRecord } from '#core/verdict/rules/drawn-from-record.ts';
import { exceptionsReported } from '#core/verdict/rules/exceptions-reported.ts';
import { hasCourses } from '#core/verdict/rules/has-courses.ts';
import { kindCanPass } from '#core/verdict/rules/kind-can-pass.ts';
import { nothingLeftOpen } from '#core/verdict/rules/nothing-left-open.ts';
import { oneInferred } from '#core/verdict/rules/one-inferred.ts';
import { placedByFabric } from '#core/verdict/rules/placed-by-fabric.ts';
import { readSurely } from '#core/verdict/rules/read-surely.ts';
import { scanReadSurely } from '#core/verdict/rules/scan-read-surely.ts';
import { secondReadingHad } from '#core/verdict/rules/second-reading-had.ts';
import { stripArea } from '#core/verdict/rules/strip-area.ts';
import { suspectsReported } from '#core/verdict/rules/suspects-reported.ts';
import { tangentsAgree } from '#core/verdict/rules/tangents-agree.ts';
import { unchangedCourses } from '#core/verdict/rules/unchanged-courses.ts';
import { unitLength } from '#core/verdict/rules/unit-length.ts';

/** With what its findings make of the tract; `pass` is asked only when all is well. */
export const RULES: readonly { rule: Rule; weight: Weight }[] = [
  { rule: hasCourses, weight: 'fail' },
  { rule: coursesDraw, weight: 'fail' },
  { rule: aliquotReads, weight: 'fail' },
  { rule: kindCanPass, weight: 'review' },
  { rule: oneInferred, weight: 'review' },
  { rule: drawnFromRecord, weight: 'review' },
  { rule: curvesAgree, weight: 'review' },
  { rule: tangentsAgree, weight: 'review' },
  { rule: assertionsHold, weight: 'review' },
  { rule: closes, weight: 'review' },
  { rule: suspectsReported, weight: 'note' },
  { rule: areaStated, weight: 'review' },
  { rule: areaAgrees, weight: 'review' },
  { rule: doesNotCross, weight: 'review' },
  { rule: unchangedCourses, weight: 'review' },
  { rule: readSurely, weight: 'review' },
  { rule: scanReadSurely, weight: 'review' },
  { rule: coursesExact, weight: 'review' },
  { rule: nothingLeftOpen, weight: 'review' },
  { rule: corroborated, weight: 'pass' },
  { rule: stripArea, weight: 'note' },
  { rule: exceptionsReported, weight: 'note' },
  { rule: placedByFabric, weight: 'note' },
  { rule: unitLength, weight: 'note' },
  { rule: secondReadingHad, weight: 'note' },
];
