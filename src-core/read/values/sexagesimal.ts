// Decimal degrees in the parts that a bearing is written with.

/** Degrees, minutes and seconds, rounded to a thousandth of a second. */
export function sexagesimalOf(degrees: number): { degrees: number; minutes: number; seconds: number } {
  const thousandths = Math.round(degrees * 3_600_000);
  const whole = Math.floor(thousandths / 3_600_000);
  const minutes = Math.floor((thousandths - whole * 3_600_000) / 60_000);
  return { degrees: whole, minutes, seconds: (thousandths - whole * 3_600_000 - minutes * 60_000) / 1000 };
}
