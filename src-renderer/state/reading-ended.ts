// Tells by a notification of the system that a long reading has ended, when the person asked for it and looks elsewhere.
import { useHealth } from '#renderer/state/health.ts';
import { endedText, looked, NO_READING } from '#renderer/state/reading-watch.ts';
import { go } from '#renderer/state/route.ts';
import { changeSettings, useSettings } from '#renderer/state/settings.ts';

export function watchReading(): () => void {
  let watch = NO_READING;
  return useHealth.subscribe(({ status }) => {
    if (status === null) return;
    const look = looked(watch, status.running + status.queued, Date.now());
    watch = look.watch;
    if (look.ended > 0) tellEnded(look.ended);
  });
}

function tellEnded(documents: number): void {
  const wanted = useSettings.getState().settings?.notify_when_read === true;
  if (!wanted || !mayNotify() || document.hasFocus()) return;
  const told = new Notification('Reading has ended', { body: endedText(documents), tag: 'reading-ended' });
  told.onclick = () => {
    window.focus();
    go('library');
  };
}

const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Permission is asked for here alone: when the person switches it on. False when the system refuses. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  if (on && !mayNotify()) {
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    if (answer !== 'granted') return false;
  }
  return changeSettings({ notify_when_read: on });
}
