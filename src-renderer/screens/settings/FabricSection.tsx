// The survey fabric that aliquot tracts are located in: imported from files, kept on this machine.
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FabricImport, FabricSource } from '#core/schema/local.ts';
import { pickFiles } from '#renderer/api/files.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { importFabric, useFabric } from '#renderer/state/fabric.ts';
import { offerPlaceable } from '#renderer/state/library-acts.ts';
import { notify } from '#renderer/state/notices.ts';
import { importSampleFabric } from '#renderer/state/sample-fabric.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { TextField } from '#renderer/ui/Field.tsx';
import { Progress } from '#renderer/ui/Progress.tsx';

const loadFabric = async () => (await service.call('listFabric')).value;
const LOOK_AGAIN_MS = 700;

export function FabricSection() {
  const { value, problem, reload } = useLoaded(loadFabric);
  const running = (value?.imports ?? []).filter((one) => one.status === 'running');
  const failed = (value?.imports ?? []).filter((one) => one.status === 'failed');
  const working = running.length > 0;
  const news = useFabric((state) => state.news);
  useEffect(() => {
    if (news > 0) void reload();
  }, [news, reload]);
  useEffect(() => {
    if (!working) return;
    const timer = window.setInterval(() => void reload(), LOOK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [working, reload]);
  return (
    <Section
      title="Survey fabric"
      about="Townships, sections and quarter lines of the public land survey (BLM CadNSDI), as GeoPackage, zipped Shapefile, GeoJSON or zipped FileGDB."
    >
      {problem === null ? null : <p className="field-error">{problem}</p>}
      <SourceTable sources={value?.sources ?? []} onRemove={(id) => void act('removeFabric', id, reload)} />
      {running.map((one) => (
        <RunningImport key={one.id} running={one} onCancel={() => void act('cancelFabricImport', one.id, reload)} />
      ))}
      {failed.map((one) => (
        <p key={one.id} className="field-error" role="alert">
          {one.name}: {one.error ?? 'the import failed.'}
        </p>
      ))}
      <span className="section-acts">
        <Button kind="primary" icon={<Upload size={14} aria-hidden />} onPress={() => void importFiles()}>
          Import a fabric…
        </Button>
        {value?.sources.length === 0 && !working ? (
          <Button onPress={() => void importSample(reload)}>Import the sample township</Button>
        ) : null}
      </span>
      <FabricService />
    </Section>
  );
}

/** Off until an address is given: nothing is asked of any other machine. */
function FabricService() {
  const settings = useSettings((state) => state.settings);
  const [address, setAddress] = useState(settings?.fabric_service ?? '');
  if (settings === null) return null;
  const fabric_service = address.trim();
  return (
    <TextField
      label="Map service for single townships (optional)"
      value={address}
      onChange={setAddress}
      onCommit={() => fabric_service !== settings.fabric_service && void changeSettings({ fabric_service })}
      placeholder="https://gis.example.gov/arcgis/rest/services/PLSS/MapServer"
      hint="Used by “deedproof fabric fetch” alone. Without it nothing is fetched from anywhere."
    />
  );
}

async function importFiles(): Promise<void> {
  await importFabric((await pickFiles('fabric')).map((file) => ({ name: file.name, files: [file] })));
}

async function importSample(reload: () => Promise<void>): Promise<void> {
  try {
    await importSampleFabric();
    void offerPlaceable();
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
  }
  await reload();
}

async function act(
  name: 'removeFabric' | 'cancelFabricImport',
  id: string,
  reload: () => Promise<void>,
): Promise<void> {
  try {
    await service.call(name, { params: { id } });
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
  }
  await reload();
}

function RunningImport({ running, onCancel }: { readonly running: FabricImport; readonly onCancel: () => void }) {
  const share = running.bytes_total === 0 ? null : running.bytes_read / running.bytes_total;
  return (
    <div className="import-running">
      <span>
        {running.name}: {running.features.toLocaleString('en-US')} features
      </span>
      <Progress label={`Importing ${running.name}`} share={share} />
      <Button kind="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function SourceTable({
  sources,
  onRemove,
}: {
  readonly sources: readonly FabricSource[];
  readonly onRemove: (id: string) => void;
}) {
  if (sources.length === 0)
    return (
      <p className="muted">
        No fabric is imported. Aliquot tracts are then read but not located. States and the Bureau of Land Management
        publish it as CadNSDI; the sample township is invented, and shows how it works.
      </p>
    );
  return (
    <table className="rows" aria-label="Imported fabric">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col" className="number">
            Townships
          </th>
          <th scope="col" className="number">
            Sections
          </th>
          <th scope="col" className="number">
            Parts
          </th>
          <th scope="col">Imported</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.id}>
            <td>{source.name}</td>
            <td className="number">{source.townships.toLocaleString('en-US')}</td>
            <td className="number">{source.sections.toLocaleString('en-US')}</td>
            <td className="number">{source.parts.toLocaleString('en-US')}</td>
            <td>{dayOf(source.imported_at)}</td>
            <td className="row-acts">
              <Button kind="quiet" aria-label={`Remove ${source.name}`} onPress={() => onRemove(source.id)}>
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
