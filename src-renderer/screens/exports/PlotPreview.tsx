// The plot as it would be printed: paper, way round and scale are chosen, the sheets follow.
import { useEffect, useState } from 'react';
import { ENGINEERS_SCALES, METRIC_SCALES, PAPERS, type PlotQuery } from '#core/schema/plot.ts';
import { saveFile } from '#renderer/api/files.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { tellSaved } from '#renderer/screens/exports/tell-saved.ts';
import { later } from '#renderer/screens/frame/later.tsx';
import { notify } from '#renderer/state/notices.ts';
import { officeFacts } from '#renderer/state/office.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';
import { Choice } from '#renderer/ui/Field.tsx';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const PdfPages = later(
  () => import('#renderer/screens/review/PdfPages.tsx').then((room) => room.PdfPages),
  'Opening the plot',
);

interface PlotPreviewProps {
  readonly held: string;
  readonly document: string;
  readonly onClose: () => void;
}

type Plot = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string } | null;

const PAPER_NAMES: Readonly<Record<PlotQuery['paper'], string>> = {
  letter: 'Letter',
  legal: 'Legal',
  tabloid: 'Tabloid',
  a4: 'A4',
  a3: 'A3',
};
const FITS = 'fits';
const SCALES = [
  { id: FITS, label: 'Largest that fits' },
  ...ENGINEERS_SCALES.map((feet) => ({ id: `1in=${String(feet)}ft`, label: `1\u2033 = ${String(feet)}\u2032` })),
  ...METRIC_SCALES.map((number) => ({ id: `1:${String(number)}`, label: `1:${String(number)}` })),
];

export function PlotPreview({ held, document, onClose }: PlotPreviewProps) {
  const [paper, setPaper] = useState<PlotQuery['paper']>('letter');
  const [orientation, setOrientation] = useState<PlotQuery['orientation']>('portrait');
  const [scale, setScale] = useState(FITS);
  const plot = usePlot(held, paper, orientation, scale);
  const bytes = plot !== null && 'bytes' in plot ? plot.bytes : null;
  return (
    <Dialog
      title="Plot to scale"
      open
      wide
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            kind="primary"
            isDisabled={bytes === null}
            onPress={() => bytes !== null && void save(document, bytes)}
          >
            Save plot
          </Button>
        </>
      }
    >
      <div className="certificate-fields">
        <Choice
          label="Paper"
          value={paper}
          options={PAPERS.map((id) => ({ id, label: PAPER_NAMES[id] }))}
          onChange={setPaper}
        />
        <Choice label="Way round" value={orientation} options={WAYS} onChange={setOrientation} />
        <Choice label="Scale" value={scale} options={SCALES} onChange={setScale} />
      </div>
      <div className="certificate-pages">
        {plot === null ? <LoadingState title="Plotting" /> : null}
        {plot !== null && 'error' in plot ? <ErrorState title="No plot can be made">{plot.error}</ErrorState> : null}
        {bytes === null ? null : <PdfPages label="Plot sheets" bytes={bytes} />}
      </div>
    </Dialog>
  );
}

const WAYS = [
  { id: 'portrait', label: 'Portrait' },
  { id: 'landscape', label: 'Landscape' },
] as const;

function usePlot(held: string, paper: PlotQuery['paper'], orientation: PlotQuery['orientation'], scale: string): Plot {
  const [plot, setPlot] = useState<Plot>(null);
  useEffect(() => {
    let gone = false;
    const { office } = officeFacts();
    const query = {
      paper,
      orientation,
      ...(scale === FITS ? {} : { scale }),
      ...(office === undefined ? {} : { office }),
    };
    service
      .call('plot', { body: held, headers: { 'content-type': 'application/json' }, query })
      .then((made) => gone || setPlot({ bytes: made.bytes }))
      .catch((error: unknown) => gone || setPlot({ error: messageOf(error) }));
    return () => {
      gone = true;
    };
  }, [held, paper, orientation, scale]);
  return plot;
}

async function save(document: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const stem = document.replace(/\.(pdf|tiff?|png|jpe?g|txt|json)$/i, '');
  try {
    tellSaved('Plot saved.', await saveFile(`${stem === '' ? 'deed' : stem}.plot.pdf`, bytes, 'application/pdf'));
  } catch (error) {
    notify({ kind: 'refused', text: `The plot was not saved. ${messageOf(error)}` });
  }
}
