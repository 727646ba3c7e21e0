// Turning a tract by a line whose true direction is known: a section line, a road, a course of a later survey.
import { useState } from 'react';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingText, readBearing } from '#core/survey/bearing.ts';
import { turnTract, usePlacing } from '#renderer/state/placing.ts';
import { rotationFor, rotationWords } from '#renderer/state/position.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Choice, TextField } from '#renderer/ui/Field.tsx';

export function RotationNote() {
  const rotation = usePlacing((state) => state.positions.get(state.tract)?.rotation_deg ?? null);
  const basis = usePlacing((state) => state.body?.extraction.basis_of_bearings ?? null);
  return (
    <div className="rotation-note">
      {rotation === null ? null : <p role="status">{rotationWords(rotation)}</p>}
      <details>
        <summary>When to turn a figure</summary>
        <p>
          A deed counts its bearings from a north of its own: the compass needle of its day, a map grid, or a line taken
          as due north. The map is drawn to true north. Turn the figure by the difference, clockwise where the north of
          the deed lies to the east of true north.
        </p>
        <p>{basis === null || basis === '' ? 'This deed does not tell its north.' : `This deed says: “${basis}”.`}</p>
        <TurnByLine />
      </details>
    </div>
  );
}

function TurnByLine() {
  const { body, tract, positions } = usePlacing();
  const [course, setCourse] = useState('0');
  const [text, setText] = useState('');
  const calls = body?.extraction.tracts[tract]?.calls ?? [];
  if (body === null || calls.length === 0) return null;
  const bearing = readBearing(text);
  const rotation = bearing === null ? null : rotationFor(body, tract, Number(course), degreesOf(azimuthOf(bearing)));
  return (
    <div className="turn-by-line">
      <Choice
        label="A course whose true bearing is known"
        value={course}
        options={calls.map((call, index) => ({
          id: String(index),
          label: `${String(index + 1)}. ${call.bearing === null ? 'curve' : bearingText(call.bearing)}`,
        }))}
        onChange={setCourse}
      />
      <TextField
        label="Its true bearing"
        value={text}
        onChange={setText}
        placeholder="N 00°14' W"
        error={text === '' || bearing !== null ? undefined : 'As a deed writes it, such as N 89 30 E'}
      />
      <Button
        isDisabled={rotation === null || !positions.has(tract)}
        onPress={() => rotation !== null && turnTract(rotation)}
      >
        Turn to it
      </Button>
    </div>
  );
}
