// The parts of a figure as SVG, in feet with north up.
import { memo } from 'react';
import type { Figure, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { isRow } from '#renderer/screens/review/TextPane.tsx';
import { hoverRow, selectRow, useReview } from '#renderer/state/review.ts';

const x = (point: FigurePoint): number => point[0];
const y = (point: FigurePoint): number => -point[1];
const wayOf = (points: readonly FigurePoint[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point).toFixed(3)} ${y(point).toFixed(3)}`).join('');

export const FigureDrawing = memo(function FigureDrawing({ figure }: { readonly figure: Figure }) {
  const { misclosure, strip, point_of_beginning: pob } = figure;
  const outline = figure.courses.flatMap((course) => course.path);
  return (
    <>
      {figure.open ? null : <path className="figure-land" d={`${wayOf(outline)}Z`} />}
      {strip === null ? null : <path className="figure-strip" d={wayOf(strip.left) + wayOf(strip.right)} />}
      <Ties figure={figure} />
      {figure.courses.map((course) => (
        <Course key={course.number} course={course} height={figure.text_height_ft} />
      ))}
      {misclosure === null ? null : (
        <g className="figure-miss">
          <path d={wayOf([misclosure.drawn_from, misclosure.to])} />
          <Lettering label={misclosure.label} />
        </g>
      )}
      <g className="figure-pob">
        <circle cx={x(pob.at)} cy={y(pob.at)} r={figure.text_height_ft * 0.42} />
        <Lettering label={pob.label} />
      </g>
      <Furniture figure={figure} />
    </>
  );
});

function Course({ course, height }: { readonly course: FigureCourse; readonly height: number }) {
  const row = { kind: 'boundary', call: course.number - 1 } as const;
  const state = useReview(({ selected, hovered }) =>
    isRow(selected, row) ? ' figure-course-selected' : isRow(hovered, row) ? ' figure-course-hovered' : '',
  );
  const kind = `${course.inferred ? ' figure-course-inferred' : ''}${course.suspect_rank === null ? '' : ' figure-course-suspect'}`;
  const way = wayOf(course.path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the calls grid is the keyboard's way to the same selection
    <g
      className={`figure-course${state}${kind}`}
      data-course={course.number}
      onPointerEnter={() => hoverRow(row)}
      onPointerLeave={() => hoverRow(null)}
      onClick={() => selectRow(row)}
    >
      <title>{`${String(course.number)}. ${course.description}`}</title>
      <path className="figure-reach" d={way} />
      <path className="figure-line" d={way} />
      <circle className="figure-corner" cx={x(course.end)} cy={y(course.end)} r={height * 0.22} />
      {course.labels.map((label) => (
        <Lettering key={label.text + String(label.at[0]) + String(label.at[1])} label={label} />
      ))}
      <circle
        className="figure-bubble"
        cx={x(course.number_label.at)}
        cy={y(course.number_label.at)}
        r={course.number_label.height_ft * 0.95}
      />
      <Lettering label={course.number_label} bold />
    </g>
  );
}

function Ties({ figure }: { readonly figure: Figure }) {
  return (
    <g className="figure-ties">
      {figure.ties.map((tie) => (
        <g key={`${String(tie.start[0])},${String(tie.start[1])}`}>
          <path d={wayOf([tie.start, tie.end])} />
          <Lettering label={tie.label} />
        </g>
      ))}
      {figure.anchor === null ? null : (
        <>
          <circle cx={x(figure.anchor.at)} cy={y(figure.anchor.at)} r={figure.text_height_ft * 0.35} />
          <Lettering label={figure.anchor.label} />
        </>
      )}
    </g>
  );
}

function Furniture({ figure }: { readonly figure: Figure }) {
  const { north_arrow: arrow, scale_bar: bar } = figure;
  const width = arrow.length_ft * 0.16;
  const head = `M${String(x(arrow.at))} ${String(y(arrow.at) - arrow.length_ft)}l${String(width)} ${String(arrow.length_ft * 0.42)}l${String(-width)} ${String(-arrow.length_ft * 0.12)}l${String(-width)} ${String(arrow.length_ft * 0.12)}Z`;
  const step = bar.length_ft / bar.divisions;
  return (
    <g className="figure-furniture">
      <path d={wayOf([arrow.at, [arrow.at[0], arrow.at[1] + arrow.length_ft]])} />
      <path className="figure-solid" d={head} />
      <Lettering label={arrow.label} bold />
      {Array.from({ length: bar.divisions }, (_, index) => (
        <rect
          key={`division-${String(index)}`}
          className={index % 2 === 0 ? 'figure-solid' : 'figure-hollow'}
          x={bar.at[0] + index * step}
          y={-bar.at[1] - bar.height_ft}
          width={step}
          height={bar.height_ft}
        />
      ))}
      <Lettering label={bar.label} />
    </g>
  );
}

function Lettering({ label, bold = false }: { readonly label: FigureLabel; readonly bold?: boolean }) {
  return (
    <text
      className="figure-text"
      x={x(label.at)}
      y={y(label.at)}
      fontSize={label.height_ft * 1.12}
      fontWeight={bold ? 650 : 450}
      transform={
        label.angle_deg === 0
          ? undefined
          : `rotate(${String(-label.angle_deg)} ${String(x(label.at))} ${String(y(label.at))})`
      }
    >
      {label.text}
    </text>
  );
}
