// pdf.js, which looks where it runs when it is loaded, and takes a utility process of Electron for a browser. It is loaded
// while the process says nothing of its kind, and so is at home under Node here as everywhere.

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loaded: Promise<PdfJs> | null = null;

export function pdfJs(): Promise<PdfJs> {
  loaded ??= withoutProcessType(async () => {
    // It would bring in its other half by itself, but later, when the process says its kind again. It has no types.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
    return import('pdfjs-dist/legacy/build/pdf.mjs');
  });
  return loaded;
}

async function withoutProcessType<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const type = Object.getOwnPropertyDescriptor(process, 'type');
  if (type === undefined) return load();
  // Electron's is read-only, but may be defined anew.
  Object.defineProperty(process, 'type', { value: undefined, configurable: true });
  try {
    return await load();
  } finally {
    Object.defineProperty(process, 'type', type);
  }
}
