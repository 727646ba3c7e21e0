// Lettering, leaders, scale bar and north arrow of the drawing, in pixels of the pane.
import type { Figure, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import type { CourseLettering, FigureReference, Leader, PointLettering } from '#core/drawing/lettering-parts.ts';
import { furnitureOf, type SightBox } from '#renderer/screens/review/figure-sight.ts';
import { LETTER_PX, useFigureLettering } from '#renderer/screens/review/use-figure-lettering.ts';

/** Capitals of the height given, in the type of the screen. */
const FONT_PX = LETTER_PX * 1.12;

type Place = (point: FigurePoint) => readonly [number, number];

const placeIn =
  ({ west, north, scale }: SightBox): Place =>
  ([east_ft, north_ft]) => [(east_ft - west) * scale, (north - north_ft) * scale];

export function FigureLettering({ figure, box }: { readonly figure: Figure; readonly box: SightBox }) {
  const letters = useFigureLettering(figure, box, true);
  const place = placeIn(box);
  return (
    <g className="figure-lettering">
      {letters.ties.map((tie) => (
        <Words key={`tie ${String(tie.number)}`} of={tie} place={place} kind="figure-tie-text" />
      ))}
      {letters.courses.map((course) =>
        course.labels.length === 0 && course.number_label === null ? null : (
          <CourseWords key={course.number} course={course} place={place} />
        ),
      )}
      {letters.references.map((reference) => (
        <Reference key={reference.label.text} reference={reference} place={place} />
      ))}
      <Words of={letters.anchor} place={place} kind="figure-tie-text" />
      <Words of={letters.misclosure} place={place} kind="figure-miss-text" />
      <Words of={letters.point_of_beginning} place={place} kind="figure-point-text" />
    </g>
  );
}

interface CourseWordsProps {
  readonly course: CourseLettering;
  readonly place: Place;
}

function CourseWords({ course, place }: CourseWordsProps) {
  const number = course.number_label;
  const [x, y] = number === null ? [0, 0] : place(number.at);
  return (
    <g data-lettered={course.number}>
      <Words of={course} place={place} />
      {number === null ? null : (
        <>
          <circle className="figure-bubble" cx={x} cy={y} r={LETTER_PX * (number.text.length > 2 ? 1.05 : 0.86)} />
          <Text label={number} place={place} kind="figure-number-text" font_px={FONT_PX * 0.88} />
        </>
      )}
    </g>
  );
}

interface ReferenceProps {
  readonly reference: FigureReference;
  readonly place: Place;
}

function Reference({ reference: { kind, numbers, label, leader }, place }: ReferenceProps) {
  return (
    <g data-referenced={kind === 'course' ? numbers.join(' ') : undefined}>
      <LeaderLine leader={leader} place={place} />
      <Text label={label} place={place} kind="figure-reference-text" />
    </g>
  );
}

interface WordsProps {
  readonly of: PointLettering | CourseLettering | null;
  readonly place: Place;
  readonly kind?: string;
}

function Words({ of, place, kind = '' }: WordsProps) {
  if (of === null) return null;
  return (
    <>
      <LeaderLine leader={of.leader} place={place} />
      {of.labels.map((label) => (
        <Text key={label.text} label={label} place={place} kind={kind} />
      ))}
    </>
  );
}

function LeaderLine({ leader, place }: { readonly leader: Leader | null; readonly place: Place }) {
  if (leader === null) return null;
  const [[x1, y1], [x2, y2]] = [place(leader[0]), place(leader[1])];
  return <line className="figure-leader" x1={x1} y1={y1} x2={x2} y2={y2} />;
}

interface TextProps {
  readonly label: FigureLabel;
  readonly place: Place;
  readonly kind?: string;
  readonly font_px?: number;
}

function Text({ label, place, kind = '', font_px = FONT_PX }: TextProps) {
  const [x, y] = place(label.at);
  const turn = `rotate(${(-label.angle_deg).toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)})`;
  return (
    <text
      className={`figure-text ${kind}`}
      x={x}
      y={y}
      fontSize={font_px}
      transform={label.angle_deg === 0 ? undefined : turn}
    >
      {label.text}
    </text>
  );
}

const DIVISIONS = 4;

/** They keep their places in the pane; the length of the bar follows the scale. */
export function FigureFurniture({ box }: { readonly box: SightBox }) {
  const { bar, arrow } = furnitureOf(box);
  const place = placeIn(box);
  const [left, foot] = place([bar.west, bar.south]);
  const step = (bar.length_ft * box.scale) / DIVISIONS;
  const [x, y] = place(arrow);
  return (
    <g className="figure-furniture">
      <path d={`M${String(x)} ${String(y)}v-24`} />
      <path className="figure-solid" d={`M${String(x)} ${String(y - 26)}l4.5 11l-4.5 -3l-4.5 3Z`} />
      <text className="figure-text figure-point-text" x={x} y={y - 33} fontSize={FONT_PX}>
        N
      </text>
      {Array.from({ length: DIVISIONS }, (_, index) => (
        <rect
          key={`division-${String(index)}`}
          className={index % 2 === 0 ? 'figure-solid' : 'figure-hollow'}
          x={left + index * step}
          y={foot - 5}
          width={step}
          height={5}
        />
      ))}
      <text className="figure-text figure-bar-text" x={left + step * DIVISIONS + 6} y={foot - 2.5} fontSize={FONT_PX}>
        {bar.text}
      </text>
    </g>
  );
}
