// A real browser for the application's tests: Chromium, Chrome or Edge as found, or installed on the spot. Chromium
// without a window of its own comes first: it draws the same pages for half the work.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const APT = '/usr/bin/apt-get';
const WITHOUT_WINDOW = 'chromium-headless-shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: what is compiled beside it for later costs more than it saves.
  '--js-flags=--single-threaded --no-opt --max-semi-space-size=32',
  // One with windows keeps pages of its own ready for the address bar, with every window: a third of all it does here.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup',
];

let opened: Promise<Browser> | null = null;

/** The browser of this process, which ends with it; throws, and so fails the test, when none can be had. */
export async function openBrowser(): Promise<Browser> {
  const before = await opened;
  if (before?.isConnected()) return before;
  // Told to end, this process ends at once; the browser hears of it by their line.
  const ends = { handleSIGTERM: false, handleSIGHUP: false };
  opened = chromium.launch({ executablePath: findBrowser() ?? installBrowser(), args: FLAGS, ...ends });
  return opened;
}

/** One that is at hand, or was fetched. A machine that tests for others fetches the quick one, whatever else it has. */
export function readyBrowser(): string {
  const found = findBrowser();
  const isQuick = found?.endsWith(WITHOUT_WINDOW) === true;
  if (found === null || isQuick || process.env.CI === undefined) return found ?? installBrowser();
  try {
    installWithApt(WITHOUT_WINDOW);
  } catch {
    // The other one does it too.
  }
  return findBrowser() ?? found;
}

function findBrowser(): string | null {
  return placesOf(process.platform).find((path) => existsSync(path)) ?? null;
}

function placesOf(platform: NodeJS.Platform): string[] {
  const own = chromium.executablePath();
  if (platform === 'darwin') {
    const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return [...applications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`), own];
  }
  if (platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return [...roots.flatMap((root) => (root === undefined ? [] : programs.map((path) => join(root, path)))), own];
  }
  const names = [
    WITHOUT_WINDOW,
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ];
  return [...names.map((name) => `/usr/bin/${name}`), own];
}

/** Debian's own where apt and root are there, otherwise the download that Playwright keeps. */
function installBrowser(): string {
  const problems: string[] = [];
  for (const install of INSTALLERS) {
    try {
      install();
    } catch (problem) {
      problems.push(problem instanceof Error ? problem.message : String(problem));
    }
    const found = findBrowser();
    if (found !== null) return found;
  }
  throw new Error(`No Chromium, Chrome or Edge is installed, and none could be: ${problems.join('; ')}`);
}

function installWithApt(browser: string): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Away from the net it is soon given up.
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  execFileSync(APT, [...patience, 'update'], { env, stdio: 'inherit' });
  const words = ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'];
  execFileSync(APT, [...patience, ...words], { env, stdio: 'inherit' });
}

function installWithPlaywright(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  execFileSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
}

/** Not every release has a package of Chromium without a window. */
const INSTALLERS = [() => installWithApt(WITHOUT_WINDOW), () => installWithApt('chromium'), installWithPlaywright];
