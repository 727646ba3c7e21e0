// The chapters of the manual besides the entries on reasons. They ship with the window and need no network.
import type { ReactNode } from 'react';
import { ShortcutTables } from '#renderer/screens/help/ShortcutsDialog.tsx';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: () => ReactNode;
}

export const CHAPTERS: readonly Chapter[] = [
  { id: 'verdict', title: 'How a verdict is computed', body: () => <HowComputed /> },
  { id: 'limits', title: 'Limits, and what is not promised', body: () => <Limits /> },
  { id: 'correct', title: 'Correcting and signing', body: () => <Correcting /> },
  { id: 'map', title: 'The map and the survey fabric', body: () => <OnTheMap /> },
  { id: 'data', title: 'Your data, backup and restore', body: () => <YourData /> },
  { id: 'keys', title: 'Keyboard shortcuts', body: () => <ShortcutTables /> },
];

const HowComputed = () => (
  <>
    <p>
      The description is read sentence by sentence. Every call keeps the words it was read from; a value that cannot be
      settled is left empty and never guessed. The courses are then walked in feet from the point of beginning, curves
      as arcs, without any adjustment.
    </p>
    <dl>
      <dt>Closure</dt>
      <dd>
        The distance from the end of the last course back to the beginning, held against the length of all courses.
        1:5,000 or better closes, or a miss of 0.02 ft at most.
      </dd>
      <dt>Area</dt>
      <dd>
        The ground within the courses as recorded, with the segments of its arcs. It must meet the stated area within
        0.5 %, or half of its last digit, and never by more than 2 %.
      </dd>
      <dt>PASS</dt>
      <dd>
        Every course is drawn from recorded values and agrees with itself and with its words; it closes; the area
        agrees; nothing crosses; nothing was read in doubt; no sentence about the land is left open.
      </dd>
      <dt>REVIEW</dt>
      <dd>Something disagrees, or cannot be checked. The reasons say what. When in doubt the verdict is REVIEW.</dd>
      <dt>FAIL</dt>
      <dd>There is no traverse: no courses, or two and more that cannot be drawn.</dd>
    </dl>
    <p>
      Likely bad calls are found by trying every single slip (a digit, a quadrant, a course left out) and weighing how
      likely people and scans make it, against the chance that the survey simply missed. They are suggestions with a
      chance. They change no value and no verdict.
    </p>
  </>
);

const Limits = () => (
  <ul className="manual-list">
    <li>A PASS says that the record agrees with itself. It does not say that the land lies there, nor whose it is.</li>
    <li>A verdict is no survey and no opinion of title. A person confirms it and puts their name under it.</li>
    <li>
      Handwriting is mostly left unread, and the page says so. A poor scan is read with doubts that are shown, and may
      hide a sentence altogether.
    </li>
    <li>
      Strips, exceptions, parts of sections and descriptions by reference are never PASS: there is too little to check
      them with.
    </li>
    <li>A position from the survey fabric or from neighbours is computed, and always for a person to judge.</li>
    <li>
      The counties under the map are generalised to about a thousand feet, and are no boundary to measure against.
    </li>
    <li>
      A signature shows that a result came from this installation and was not changed. It does not say that the result
      is right.
    </li>
    <li>
      Descriptions in English of the United States are read. Others may be read wrongly, and should come out as REVIEW.
    </li>
  </ul>
);

const Correcting = () => (
  <>
    <p>
      Type into the grid of calls as a deed would say it: <code>N 74½ E</code>, <code>26½ poles</code>,{' '}
      <code>12 chains 34 links</code>. Figure and verdict follow as you type. Corrections wait until you apply them with
      your name.
    </p>
    <p>
      What you apply is kept in a log within the result, with the value before and after, and the result is signed anew.
      The first reading stays. Correct what was misread. What the deed itself says wrongly is better left and reported.
    </p>
    <p>
      A file of a signed result can be dropped on the window at any time: its signature is checked, and its verdicts are
      computed again.
    </p>
  </>
);

const OnTheMap = () => (
  <>
    <p>
      States and counties ship with Deedproof. A document that is not placed yet is shown at the section that it names,
      if the survey fabric holds it, or in its county.
    </p>
    <p>
      Import survey fabric (BLM CadNSDI) under Settings, Survey fabric: GeoPackage, zipped Shapefile, GeoJSON or zipped
      FileGDB of your state or county. Parts of sections are then located, and corners that deeds begin at are known.
    </p>
    <p>
      Place a tract by a click, by coordinates, or from a suggestion. Turn it where the north of the deed is not true
      north. Gaps and overlaps to placed neighbours are told in feet at the widest and in square feet. Every move can be
      undone until you leave the document.
    </p>
  </>
);

const YourData = () => (
  <>
    <p>
      Everything is in one folder on this machine, for its owner alone; Settings, Local service names it. Nothing is
      sent anywhere.
    </p>
    <p>
      Settings, Backup makes one file of it all while you work; <code>deedproof backup FILE</code> does the same from
      the command line. <code>deedproof restore FILE --data FOLDER</code> brings it back into an empty or new folder,
      after everything in it has been checked.
    </p>
    <p>A backup holds the private signing keys. Who has the file can sign as you: keep it as you keep your keys.</p>
  </>
);
