// The decoders that pdf.js asks for by file name: without them facsimile, JBIG2 and JPEG 2000 scans stay blank.
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

const ADDRESSES: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'qcms_bg.wasm': qcms,
};

/** Made by pdf.js, which hands over the name of what it lacks. */
export class PdfDecoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[filename];
    if (address === undefined) throw new Error(`The viewer does not hold ${filename}.`);
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`The decoder ${filename} could not be loaded.`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}
