// The window: rail on the left, the open screen, the status line, and what floats above them.
import { useEffect } from 'react';
import '#renderer/screens/frame/frame.css';
import '#renderer/screens/help/help.css';
import { DropCatcher } from '#renderer/screens/frame/DropCatcher.tsx';
import { FabricDialog } from '#renderer/screens/frame/FabricDialog.tsx';
import { later } from '#renderer/screens/frame/later.tsx';
import { NoticeStack } from '#renderer/screens/frame/NoticeStack.tsx';
import { Rail } from '#renderer/screens/frame/Rail.tsx';
import { ScreenGuard } from '#renderer/screens/frame/ScreenGuard.tsx';
import { StatusLine } from '#renderer/screens/frame/StatusLine.tsx';
import { startUp } from '#renderer/screens/frame/start-up.ts';
import { CommandPalette } from '#renderer/screens/help/CommandPalette.tsx';
import { ShortcutsDialog } from '#renderer/screens/help/ShortcutsDialog.tsx';
import { TourCard } from '#renderer/screens/help/TourCard.tsx';
import { useHelpKeys } from '#renderer/screens/help/use-help-keys.ts';
import { LabelDialog } from '#renderer/screens/library/LabelDialog.tsx';
import { LibraryScreen } from '#renderer/screens/library/LibraryScreen.tsx';
import { PasswordDialog } from '#renderer/screens/library/PasswordDialog.tsx';
import { PasteDialog } from '#renderer/screens/library/PasteDialog.tsx';
import { WelcomeDialog } from '#renderer/screens/welcome/WelcomeDialog.tsx';
import { useRoute } from '#renderer/state/route.ts';

const ReviewScreen = later(() => import('#renderer/screens/review/ReviewScreen.tsx').then((room) => room.ReviewScreen));
const CompareScreen = later(() =>
  import('#renderer/screens/compare/CompareScreen.tsx').then((room) => room.CompareScreen),
);
const HeldScreen = later(() => import('#renderer/screens/held/HeldScreen.tsx').then((room) => room.HeldScreen));
const MapScreen = later(() => import('#renderer/screens/map/MapScreen.tsx').then((room) => room.MapScreen));
const SettingsScreen = later(() =>
  import('#renderer/screens/settings/SettingsScreen.tsx').then((room) => room.SettingsScreen),
);
const HelpScreen = later(() => import('#renderer/screens/help/HelpScreen.tsx').then((room) => room.HelpScreen));

const SCREENS = {
  library: LibraryScreen,
  review: ReviewScreen,
  compare: CompareScreen,
  held: HeldScreen,
  map: MapScreen,
  settings: SettingsScreen,
  help: HelpScreen,
} as const;

export function App() {
  const screen = useRoute((route) => route.screen);
  const Screen = SCREENS[screen];
  useEffect(() => startUp(), []);
  useHelpKeys();
  return (
    <div className="window">
      <Rail />
      <main className="stage">
        <ScreenGuard screen={screen}>
          <Screen />
        </ScreenGuard>
      </main>
      <StatusLine />
      <NoticeStack />
      <DropCatcher />
      <PasteDialog />
      <LabelDialog />
      <WelcomeDialog />
      <FabricDialog />
      <PasswordDialog />
      <TourCard />
      <ShortcutsDialog />
      <CommandPalette />
    </div>
  );
}
