// The head of a comparison: which two documents, how near is near, the way from difference to difference, copy, print.
import { ArrowDown, ArrowLeft, ArrowLeftRight, ArrowUp, Copy, Printer } from 'lucide-react';
import type { Tolerance } from '#core/compare/tolerance.ts';
import {
  type ComparedDocument,
  compareIds,
  differencesIn,
  isPlace,
  setTolerance,
  stepDifference,
  useComparing,
} from '#renderer/state/comparing.ts';
import { go } from '#renderer/state/route.ts';
import { isMac, keysText, SHORTCUTS, type ShortcutName } from '#renderer/state/shortcuts.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { Choice } from '#renderer/ui/Field.tsx';
import { Segments } from '#renderer/ui/Segments.tsx';

interface CompareHeadProps {
  readonly onlyDifferences: boolean;
  readonly setOnly: (only: boolean) => void;
  readonly onCopy: () => void;
}

const keysOf = (name: ShortcutName): string => keysText(SHORTCUTS[name].keys[0] ?? '', isMac());

export function CompareHead({ onlyDifferences, setOnly, onCopy }: CompareHeadProps) {
  const first = useComparing((state) => state.first);
  const second = useComparing((state) => state.second);
  if (first === null || second === null) return null;
  return (
    <header className="screen-head compare-head">
      <IconButton label="Back to the library" onPress={() => go('library')}>
        <ArrowLeft size={16} aria-hidden />
      </IconButton>
      <h1 className="compare-title">Compare</h1>
      <DocumentName document={first} which="First" />
      <IconButton label="Change places" onPress={() => compareIds(second.id, first.id)}>
        <ArrowLeftRight size={15} aria-hidden />
      </IconButton>
      <DocumentName document={second} which="Second" />
      <Button kind="quiet" onPress={() => compareIds(first.id, '')}>
        Another…
      </Button>
      <span className="spacer" />
      <Segments
        label="Shown"
        value={onlyDifferences ? 'differences' : 'all'}
        options={[
          { id: 'all', label: 'All' },
          { id: 'differences', label: 'Differences' },
        ]}
        onChange={(id) => setOnly(id === 'differences')}
      />
      <ToleranceChoice />
      <DifferenceSteps />
      <IconButton label="Copy as a table" keys={keysOf('compare_copy')} onPress={onCopy}>
        <Copy size={15} aria-hidden />
      </IconButton>
      <IconButton label="Print" onPress={() => window.print()}>
        <Printer size={15} aria-hidden />
      </IconButton>
    </header>
  );
}

interface DocumentNameProps {
  readonly document: ComparedDocument;
  readonly which: string;
}

function DocumentName({ document, which }: DocumentNameProps) {
  return (
    <button
      type="button"
      className={`compare-name compare-name-${which.toLowerCase()}`}
      title={`${document.name}: open its review`}
      onClick={() => go('review', document.id)}
    >
      <span className="compare-which">{which}</span> {document.name}
    </button>
  );
}

const TOLERANCES: readonly { id: string; label: string; tolerance: Tolerance }[] = [
  { id: 'recorded', label: 'As recorded (0.01 ft, 1″)', tolerance: { length_ft: 0.01, angle_seconds: 1 } },
  { id: 'tenth', label: 'Within 0.1 ft and 30″', tolerance: { length_ft: 0.1, angle_seconds: 30 } },
  { id: 'half', label: 'Within 0.5 ft and 5′', tolerance: { length_ft: 0.5, angle_seconds: 300 } },
  { id: 'loose', label: 'Within 2 ft and 30′', tolerance: { length_ft: 2, angle_seconds: 1800 } },
];

function ToleranceChoice() {
  const now = useComparing((state) => state.tolerance);
  const chosen = TOLERANCES.find(({ tolerance }) => tolerance.length_ft === now.length_ft)?.id ?? 'recorded';
  return (
    <Choice
      label="What counts as agreement"
      value={chosen}
      options={TOLERANCES}
      onChange={(id) => {
        const found = TOLERANCES.find((one) => one.id === id);
        if (found !== undefined) setTolerance(found.tolerance);
      }}
      compact
    />
  );
}

function DifferenceSteps() {
  const comparison = useComparing((state) => state.comparison);
  const selected = useComparing((state) => state.selected);
  const places = comparison === null ? [] : differencesIn(comparison);
  const at = places.findIndex((place) => isPlace(selected, place));
  const count = places.length.toLocaleString('en-US');
  return (
    <span className="compare-steps">
      <IconButton
        label="Difference before"
        keys={keysOf('compare_before')}
        isDisabled={places.length === 0}
        onPress={() => stepDifference(-1)}
      >
        <ArrowUp size={15} aria-hidden />
      </IconButton>
      <span className="compare-count" role="status">
        {places.length === 0 ? 'No difference' : at < 0 ? `${count} differences` : `${String(at + 1)} of ${count}`}
      </span>
      <IconButton
        label="Next difference"
        keys={keysOf('compare_next')}
        isDisabled={places.length === 0}
        onPress={() => stepDifference(1)}
      >
        <ArrowDown size={15} aria-hidden />
      </IconButton>
    </span>
  );
}
