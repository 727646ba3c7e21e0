// The way between screens.
import { CircleQuestionMark, FileCheckCorner, FolderOpen, MapPinned, Settings } from 'lucide-react';
import { go, type Screen, useRoute } from '#renderer/state/route.ts';

const PLACES: readonly { screen: Screen; label: string; icon: typeof Settings }[] = [
  { screen: 'library', label: 'Library', icon: FolderOpen },
  { screen: 'map', label: 'Map', icon: MapPinned },
  { screen: 'held', label: 'Held files', icon: FileCheckCorner },
  { screen: 'settings', label: 'Settings', icon: Settings },
  { screen: 'help', label: 'Help', icon: CircleQuestionMark },
];

export function Rail() {
  const screen = useRoute((route) => route.screen);
  const open = screen === 'review' || screen === 'compare' ? 'library' : screen;
  return (
    <nav className="rail" aria-label="Screens">
      <span className="rail-mark" aria-hidden>
        <svg viewBox="0 0 32 32" width="26" height="26" role="presentation">
          <path
            d="M7 24 10.5 8.5 23.5 6.5l2 13-9 5z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <circle cx="7" cy="24" r="3" className="rail-pob" />
        </svg>
      </span>
      {PLACES.map(({ screen: place, label, icon: Icon }) => (
        <button
          key={place}
          type="button"
          className="rail-item"
          aria-current={place === open ? 'page' : undefined}
          onClick={() => go(place)}
        >
          <Icon size={19} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  );
}
