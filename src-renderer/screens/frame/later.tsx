// Parts of the application that are fetched when they are first needed, from a service that may be away just then.
import { WifiOff } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useHealth } from '#renderer/state/health.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

const AGAIN_MS = 2500;

/** A component that is there once `load` gave it. What could not be fetched is asked for until it is. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  title = 'Opening',
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [tries, setTries] = useState(0);
    const away = useHealth(({ reach }) => reach === 'offline');
    useEffect(() => {
      // While nobody is there nothing is asked: the watch on the service tells when somebody is.
      if (Part !== null || (tries > 0 && away)) return;
      let gone = false;
      const fetchPart = (): void =>
        void load().then(
          (found) => {
            known = found;
            if (!gone) setPart(() => found);
          },
          () => gone || setTries(tries + 1),
        );
      const timer = window.setTimeout(fetchPart, tries === 0 ? 0 : AGAIN_MS);
      return () => {
        gone = true;
        window.clearTimeout(timer);
      };
    }, [Part, tries, away]);
    if (Part !== null) return <Part {...props} />;
    if (tries === 0) return <LoadingState title={title} />;
    return away ? <AwayState /> : <UnfetchedState />;
  };
}

function AwayState() {
  return (
    <div role="status" className="away">
      <EmptyState title="The service is away" icon={<WifiOff size={28} aria-hidden />}>
        <p>This opens by itself as soon as it answers again. What you typed is kept.</p>
      </EmptyState>
    </div>
  );
}

/** The service answers, and does not have it: most likely it is another version than this window. */
function UnfetchedState() {
  return (
    <ErrorState title="This part could not be loaded">
      <p>Deedproof keeps trying. If it was updated meanwhile, open the window anew.</p>
      <Button onPress={() => window.location.reload()}>Open the window anew</Button>
    </ErrorState>
  );
}
