// The tour: four steps through the window as it stands, beside the work and never in front of it.
import { useEffect, useRef } from 'react';
import { service } from '#renderer/api/service.ts';
import { showTour, useHelp } from '#renderer/state/help.ts';
import { go, type Route, type Screen, useRoute } from '#renderer/state/route.ts';
import { isMac, keysText } from '#renderer/state/shortcuts.ts';
import { Button } from '#renderer/ui/Button.tsx';

interface Step {
  /** Null stays where one is. */
  readonly screen: Screen | null;
  readonly title: string;
  readonly text: () => string;
}

const STEPS: readonly [Step, ...Step[]] = [
  {
    screen: null,
    title: 'Bring deeds to the library',
    text: () =>
      'Drop PDF or TIFF scans, folders or text anywhere on the window. Each row tells how far it is read, and has one chip per tract: PASS, REVIEW or FAIL. A double click opens it.',
  },
  {
    screen: 'review',
    title: 'Read it beside the document',
    text: () =>
      'The document stands left, its calls in the middle, the figure and the verdict right. What you select in one is lit in the others. Each reason lights its words, and its question mark says what it means and what to do.',
  },
  {
    screen: 'review',
    title: 'Correct, sign, export',
    text: () =>
      'Try a likely bad call, or type a value as the deed would say it. Nothing changes until you apply it with your name; then the result is signed anew. Export makes the certificate, DXF, GeoPackage and more.',
  },
  {
    screen: 'map',
    title: 'See where it lies, and find help',
    text: () =>
      `The map shows the county or the section that a deed names, and places its tracts. ${keysText('Mod+K', isMac())} finds every command and document, ? shows the keys, and Help has the manual. It all works without a network.`,
  },
];

export function TourCard() {
  const at = useHelp((state) => state.tour);
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(false);
  useEffect(() => {
    if (at === null) return;
    // Without a service the words of the step still stand.
    openStep(STEPS[at] ?? STEPS[0]).catch(() => undefined);
    // Whoever opened a document by themselves is at work in it.
    if (!followed.current) heading.current?.focus();
    followed.current = false;
  }, [at]);
  useEffect(
    () =>
      useRoute.subscribe((route) => {
        if (useHelp.getState().tour !== 0 || !isOnDocument(route)) return;
        followed.current = true;
        showTour(1);
      }),
    [],
  );
  if (at === null) return null;
  const step = STEPS[at] ?? STEPS[0];
  const last = at === STEPS.length - 1;
  return (
    <section
      className="tour"
      role="dialog"
      aria-label={`Tour, step ${String(at + 1)} of ${String(STEPS.length)}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') showTour(null);
      }}
    >
      <p className="tour-count">
        Tour, {String(at + 1)} of {String(STEPS.length)}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.text()}</p>
      <span className="tour-acts">
        {last ? null : (
          <Button kind="quiet" onPress={() => showTour(null)}>
            Skip the tour
          </Button>
        )}
        {at === 0 ? null : <Button onPress={() => showTour(at - 1)}>Back</Button>}
        <Button kind="primary" onPress={() => showTour(last ? null : at + 1)}>
          {last ? 'Done' : 'Next'}
        </Button>
      </span>
    </section>
  );
}

const isOnDocument = ({ screen, subject }: Route): boolean => screen === 'review' && subject !== '';

/** Goes to the step's screen; where it is about a document and none is open, to the newest that was read. */
async function openStep({ screen }: Step): Promise<void> {
  if (screen === 'review') {
    if (isOnDocument(useRoute.getState())) return;
    const { picks } = (await service.call('pickDocuments', { query: { limit: 20 } })).value;
    const newest = picks.find((one) => one.result_available);
    if (newest !== undefined) go('review', newest.id);
  } else if (screen !== null) go(screen);
}
