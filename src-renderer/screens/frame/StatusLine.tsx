// The line at the foot of the window: is the service there, what is it doing, does it sign.
import { Circle, HardDrive, KeyRound, Map as MapIcon, WifiOff } from 'lucide-react';
import { useHealth } from '#renderer/state/health.ts';

export function StatusLine() {
  const { reach, status } = useHealth();
  const problem = status?.office_problem ?? null;
  const shown = problem === null ? reach : 'offline';
  const work = status === null ? 0 : status.running + status.queued;
  return (
    <footer className="status-line">
      <span className={`status-reach status-${shown}`} role="status">
        {shown === 'offline' ? <WifiOff size={12} aria-hidden /> : <Circle size={9} fill="currentColor" aria-hidden />}
        {reach === 'online' && status?.office ? `At the office: ${hostOf(status.office)}` : REACH[reach]}
      </span>
      {status === null ? null : (
        <>
          {problem !== null ? (
            <span className="status-full" role="alert">
              {problem}
            </span>
          ) : status.disk_full ? (
            <span className="status-full" role="alert">
              <HardDrive size={12} aria-hidden />
              The disk is full: reading waits, and goes on when there is room
            </span>
          ) : (
            <span>
              {work === 0
                ? 'Idle'
                : `${status.running.toLocaleString('en-US')} reading, ${status.queued.toLocaleString('en-US')} waiting`}
            </span>
          )}
          <span className="status-gap" />
          <span>
            <MapIcon size={12} aria-hidden />
            {status.fabric_sections === 0
              ? 'No survey fabric'
              : `${status.fabric_sections.toLocaleString('en-US')} sections of fabric`}
          </span>
          <span>
            <KeyRound size={12} aria-hidden />
            {status.signing ? 'Results are signed' : 'No signing key'}
          </span>
          <span>{hostOf(status.address)}</span>
          <span>Deedproof {status.version}</span>
        </>
      )}
    </footer>
  );
}

const hostOf = (address: string): string => address.replace(/^https?:\/\//, '');

const REACH = {
  connecting: 'Connecting',
  online: 'On this machine',
  offline: 'Service not reached, trying again',
} as const;
