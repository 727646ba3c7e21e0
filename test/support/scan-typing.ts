// Letters put on paper: struck one by one by a machine with its own faults, or set in print.
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Face, fontOf, isTyped } from '#test/support/scan-faces.ts';

export interface Machine {
  face: Face;
  size_pt: number;
  /** 0 for a new machine with a fresh ribbon, 1 for one that fills its letters and strikes unevenly. */
  wear?: number;
  /** Fractions as a numeral over a bar over a numeral. */
  stacked?: boolean;
  /** Share of the ink; a carbon has little. */
  ink?: number;
}

export interface Writer {
  size: number;
  width: (text: string) => number;
  /** Puts the text on the line that stands at y. */
  write: (text: string, x: number, y: number) => void;
}

const STACKS: Readonly<Record<string, [string, string]>> = { '¼': ['1', '4'], '½': ['1', '2'], '¾': ['3', '4'] };
const CLOSED = 'aegosd0689bpqABRD4';
/** What a bar that does not press leaves out, of the letter's height. */
const LOST = 0.16;

export function writerOf(context: SKRSContext2D, machine: Machine, dpi: number, random: () => number): Writer {
  const size = (machine.size_pt / 72) * dpi;
  context.font = fontOf(machine.face, size);
  if (!isTyped(machine.face)) return printer(context, machine, size);
  const cell = context.measureText('n').width * (machine.face === 'elite' ? 1.06 : 1);
  const bars = typeBars(machine.wear ?? 0, random);
  return {
    size,
    width: (text) => [...text].length * cell,
    write: (text, x, y) => {
      context.font = fontOf(machine.face, size);
      [...text].forEach((letter, i) => {
        if (letter !== ' ')
          strike(context, letter, x + (i + 0.5) * cell, y, { size, machine, bar: bars(letter), random });
      });
      context.globalAlpha = 1;
    },
  };
}

interface TypeBar {
  /** Parts of the size. */
  up: number;
  aside: number;
  fat: number;
  /** Which part of the letter the bar does not press: -1 its head, 1 its foot. */
  lost: number;
}

/** Each letter of a machine is off in its own way, the same wherever it is struck. */
function typeBars(wear: number, random: () => number): (letter: string) => TypeBar {
  const bars = new Map<string, TypeBar>();
  return (letter) => {
    const known = bars.get(letter);
    if (known !== undefined) return known;
    const bar = {
      up: (random() - 0.5) * 0.07 * wear,
      aside: (random() - 0.5) * 0.06 * wear,
      fat: CLOSED.includes(letter) && random() < 0.7 * wear ? 0.05 + random() * 0.07 : random() * 0.035 * wear,
      lost: random() < 0.3 * wear ? (random() < 0.5 ? -1 : 1) : 0,
    };
    // A figure filled to a blot is beyond anyone's reading, and would be no fair value.
    if (/\d/.test(letter)) bar.fat = Math.min(bar.fat, 0.045);
    bars.set(letter, bar);
    return bar;
  };
}

interface Blow {
  size: number;
  machine: Machine;
  bar: TypeBar;
  random: () => number;
}

function strike(context: SKRSContext2D, letter: string, middle: number, y: number, blow: Blow): void {
  const { size, machine, bar, random } = blow;
  const wear = machine.wear ?? 0;
  context.globalAlpha = (machine.ink ?? 1) * (1 - wear * 0.35 * random());
  const x = middle + (bar.aside + (random() - 0.5) * 0.02 * wear) * size;
  const base = y - (bar.up + (random() - 0.5) * 0.02 * wear) * size;
  const stack = machine.stacked === true ? STACKS[letter] : undefined;
  if (stack !== undefined) {
    stacked(context, stack, x, base, size, machine.face);
    return;
  }
  context.textAlign = 'center';
  context.save();
  if (bar.lost !== 0 && random() < 0.6) {
    const { actualBoundingBoxAscent: head, actualBoundingBoxDescent: foot } = context.measureText(letter);
    const high = head + foot;
    context.beginPath();
    context.rect(x - size, base - head + (bar.lost < 0 ? LOST * high : -size), 2 * size, (1 - LOST) * high + size);
    context.clip();
  }
  context.fillText(letter, x, base);
  const fat = bar.fat + random() * 0.012 * wear;
  if (fat > 0.004) {
    context.lineWidth = fat * size;
    context.strokeText(letter, x, base);
  }
  context.restore();
  context.textAlign = 'left';
}

function stacked(
  context: SKRSContext2D,
  [over, under]: [string, string],
  x: number,
  y: number,
  size: number,
  face: Face,
): void {
  context.textAlign = 'center';
  context.font = fontOf(face, size * 0.58);
  context.fillText(over, x, y - size * 0.37);
  context.fillText(under, x, y + size * 0.12);
  context.fillRect(x - size * 0.2, y - size * 0.33, size * 0.4, Math.max(1, size * 0.035));
  context.font = fontOf(face, size);
  context.textAlign = 'left';
}

function printer(context: SKRSContext2D, { face, stacked: stacks, ink = 1 }: Machine, size: number): Writer {
  const use = () => {
    context.font = fontOf(face, size);
    context.textAlign = 'left';
  };
  return {
    size,
    width: (text) => {
      use();
      return context.measureText(text).width;
    },
    write: (text, x, y) => {
      use();
      context.globalAlpha = ink;
      let at = x;
      for (const part of stacks === true ? text.split(/([¼½¾])/) : [text]) {
        const stack = STACKS[part];
        const width = context.measureText(part).width;
        if (stack === undefined) context.fillText(part, at, y);
        else stacked(context, stack, at + width / 2, y, size, face);
        at += width;
      }
      context.globalAlpha = 1;
    },
  };
}
