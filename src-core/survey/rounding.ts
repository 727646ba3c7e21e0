// Numbers as they leave the engine: rounded so that every encoder spells them alike, and never a negative zero.

export const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
};

export const roundedLength = (value_ft: number): number => rounded(value_ft, 4);
