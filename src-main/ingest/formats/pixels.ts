// Images that PDF cannot take as stored: decoded once, without loss, and deflated.
import { zlibSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#core/api/errors.ts';
import { findGroup4Of, group4Entries } from '#main/ingest/formats/bilevel.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

export interface Decoded {
  width: number;
  height: number;
  entries: string;
  data: Uint8Array;
}

/** Refuses before anything is decoded. */
export function checkPixels(width: number, height: number, limits: IngestLimits): void {
  if (!(width > 0 && height > 0)) throw new Refusal('conversion_failed', {}, 'The image has no pixels.');
  if (width * height > limits.image_pixels) {
    const message = `The image is ${width} by ${height} pixels, more than a page is read at.`;
    throw new Refusal('document_too_large', {}, message);
  }
}

/** Decodes one page. A cut-off or damaged image throws: half a deed is not read as a whole one. */
export async function decodePage(bytes: Uint8Array, page: number, limits: IngestLimits): Promise<Decoded> {
  const image = opened(bytes, page, limits);
  const { space } = await image.metadata();
  const { data, info } = await image
    .toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return packed(data, info.width, info.height, info.channels);
}

/** Decodes a page whose stored data is going to pass through, for its soundness only. */
export async function checkDecodes(bytes: Uint8Array, page: number, limits: IngestLimits): Promise<void> {
  await opened(bytes, page, limits).toColourspace('b-w').raw().toBuffer();
}

function opened(bytes: Uint8Array, page: number, limits: IngestLimits): Sharp {
  return sharp(bytes, { page, failOn: 'truncated', limitInputPixels: limits.image_pixels, sequentialRead: true });
}

/** As few bits as hold the picture: black and white, grey or colour. Transparency is paper. */
function packed(data: Uint8Array, width: number, height: number, channels: number): Decoded {
  const colours = channels >= 3 ? 3 : 1;
  const opaque = channels === colours ? data : onPaper(data, channels, colours);
  const grey = colours === 3 && isGrey(opaque) ? everyThird(opaque) : opaque;
  if (grey !== opaque || colours === 1) {
    if (isBilevel(grey)) return bilevel(grey, width, height);
    return { width, height, entries: deflated('/DeviceGray', 8), data: zlibSync(grey) };
  }
  return { width, height, entries: deflated('/DeviceRGB', 8), data: zlibSync(opaque) };
}

function isBilevel(grey: Uint8Array): boolean {
  // An iterator over millions of bytes is ten times slower than an index.
  for (let i = 0; i < grey.length; i++) if (grey[i] !== 0 && grey[i] !== 255) return false;
  return true;
}

/** Group 4 suits print; a screened photograph it would only swell. */
function bilevel(grey: Uint8Array, width: number, height: number): Decoded {
  const fax = findGroup4Of(grey, width, height, (width * height) / 64);
  if (fax !== null) return { width, height, entries: group4Entries(width, height, false), data: fax };
  return { width, height, entries: deflated('/DeviceGray', 1), data: zlibSync(bits(grey, width, height)) };
}

function deflated(space: string, depth: number): string {
  return `/ColorSpace ${space} /BitsPerComponent ${depth} /Filter /FlateDecode`;
}

function onPaper(data: Uint8Array, channels: number, colours: number): Uint8Array {
  const count = data.length / channels;
  const out = new Uint8Array(count * colours);
  for (let i = 0; i < count; i++) {
    const alpha = data[i * channels + colours] ?? 255;
    for (let c = 0; c < colours; c++) {
      const value = data[i * channels + c] ?? 0;
      out[i * colours + c] = Math.floor((value * alpha + 255 * (255 - alpha) + 127) / 255);
    }
  }
  return out;
}

function isGrey(rgb: Uint8Array): boolean {
  for (let i = 0; i < rgb.length; i += 3) if (rgb[i] !== rgb[i + 1] || rgb[i] !== rgb[i + 2]) return false;
  return true;
}

function everyThird(rgb: Uint8Array): Uint8Array {
  const out = new Uint8Array(rgb.length / 3);
  for (let i = 0; i < out.length; i++) out[i] = rgb[3 * i] ?? 0;
  return out;
}

/** Rows padded to whole bytes, 1 for white. */
function bits(grey: Uint8Array, width: number, height: number): Uint8Array {
  const stride = (width + 7) >> 3;
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (grey[y * width + x] !== 0) out[y * stride + (x >> 3)] = (out[y * stride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return out;
}
