// The window: rail on the left, the open screen, the status line, and what floats above them.
import { lazy, Suspense, useEffect } from 'react';
import '#renderer/screens/frame/frame.css';
import { DropCatcher } from '#renderer/screens/frame/DropCatcher.tsx';
import { FabricDialog } from '#renderer/screens/frame/FabricDialog.tsx';
import { NoticeStack } from '#renderer/screens/frame/NoticeStack.tsx';
import { Rail } from '#renderer/screens/frame/Rail.tsx';
import { StatusLine } from '#renderer/screens/frame/StatusLine.tsx';
import { startUp } from '#renderer/screens/frame/start-up.ts';
import { LibraryScreen } from '#renderer/screens/library/LibraryScreen.tsx';
import { PasteDialog } from '#renderer/screens/library/PasteDialog.tsx';
import { WelcomeDialog } from '#renderer/screens/welcome/WelcomeDialog.tsx';
import { useRoute } from '#renderer/state/route.ts';
import { LoadingState } from '#renderer/ui/State.tsx';

const ReviewScreen = lazy(() =>
  import('#renderer/screens/review/ReviewScreen.tsx').then((room) => ({ default: room.ReviewScreen })),
);
const HeldScreen = lazy(() =>
  import('#renderer/screens/held/HeldScreen.tsx').then((room) => ({ default: room.HeldScreen })),
);
const MapScreen = lazy(() =>
  import('#renderer/screens/map/MapScreen.tsx').then((room) => ({ default: room.MapScreen })),
);
const SettingsScreen = lazy(() =>
  import('#renderer/screens/settings/SettingsScreen.tsx').then((room) => ({ default: room.SettingsScreen })),
);

const SCREENS = {
  library: LibraryScreen,
  review: ReviewScreen,
  held: HeldScreen,
  map: MapScreen,
  settings: SettingsScreen,
} as const;

export function App() {
  const screen = useRoute((route) => route.screen);
  const Screen = SCREENS[screen];
  useEffect(() => startUp(), []);
  return (
    <div className="window">
      <Rail />
      <main className="stage">
        <Suspense fallback={<LoadingState title="Opening" />}>
          <Screen />
        </Suspense>
      </main>
      <StatusLine />
      <NoticeStack />
      <DropCatcher />
      <PasteDialog />
      <WelcomeDialog />
      <FabricDialog />
    </div>
  );
}
