// The side of the map: the document at hand, its tracts, and where the open one stands.
import { Crosshair, LocateFixed, Redo2, Trash2, Undo2 } from 'lucide-react';
import { DocumentChoice } from '#renderer/screens/map/DocumentChoice.tsx';
import { MisfitList } from '#renderer/screens/map/MisfitList.tsx';
import { PositionFields } from '#renderer/screens/map/PositionFields.tsx';
import { RotationNote } from '#renderer/screens/map/TurnByLine.tsx';
import { WhereaboutsNote } from '#renderer/screens/map/WhereaboutsNote.tsx';
import { useHealth } from '#renderer/state/health.ts';
import { isMoved, redoPlacing, resetPositions, undoPlacing, usePlacing } from '#renderer/state/placing.ts';
import { forgetPositions, savePositions, suggestPositions, takeSuggestion } from '#renderer/state/placing-acts.ts';
import { go } from '#renderer/state/route.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';
import { Choice, Switch } from '#renderer/ui/Field.tsx';
import { EmptyState } from '#renderer/ui/State.tsx';

export function PlacePanel() {
  const { body, problem } = usePlacing();
  return (
    <aside className="place-panel" aria-label="Placing">
      <h1>Map</h1>
      <DocumentChoice />
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {body === null ? (
        <EmptyState title="Nothing to place">
          <p>Choose a document to place its tracts, or open one from its review.</p>
        </EmptyState>
      ) : (
        <Placing />
      )}
      <MisfitList />
    </aside>
  );
}

function Placing() {
  const { body, tract, positions, together } = usePlacing();
  const verdict = body?.groundtruth_verdicts[tract];
  const tracts = body?.extraction.tracts ?? [];
  return (
    <>
      <Choice
        label="Tract"
        value={String(tract)}
        options={tracts.map((one, index) => ({
          id: String(index),
          label: `${one.name}${positions.has(index) ? ' (placed)' : ''}`,
        }))}
        onChange={(id) => usePlacing.setState({ tract: Number(id), aiming: false })}
      />
      <WhereaboutsNote />
      {verdict?.geometry === null || verdict?.geometry === undefined ? (
        <p className="muted">
          {verdict?.georef === null || verdict?.georef === undefined
            ? 'This tract has no figure to place.'
            : 'This aliquot tract was located by the survey fabric.'}
        </p>
      ) : (
        <>
          <p className="muted place-note">
            Where does the point of beginning lie? Click it on the map, type it below, or let the survey fabric and the
            neighbours already placed suggest it.
          </p>
          <FindActs />
          <Suggestion />
          <PositionFields />
          <RotationNote />
          {verdict.anchor === null ? null : (
            <Switch
              label="Move tracts tied to the same monument together"
              on={together}
              onChange={(on) => usePlacing.setState({ together: on })}
            />
          )}
          <KeepActs />
        </>
      )}
    </>
  );
}

/** The ways to a position: a click on the map, or what the records suggest. */
function FindActs() {
  const { aiming, busy } = usePlacing();
  return (
    <span className="place-acts">
      <Button
        icon={<Crosshair size={14} aria-hidden />}
        aria-pressed={aiming}
        kind={aiming ? 'primary' : 'plain'}
        onPress={() => usePlacing.setState({ aiming: !aiming })}
      >
        {aiming ? 'Click the map…' : 'Place by click'}
      </Button>
      <Button icon={<LocateFixed size={14} aria-hidden />} isDisabled={busy} onPress={() => void suggestPositions()}>
        Suggest
      </Button>
    </span>
  );
}

function KeepActs() {
  const state = usePlacing();
  const { positions, saved, busy, past, future } = state;
  const moved = isMoved(state);
  return (
    <>
      <p className="muted place-note">
        A position is your claim as operator. It is kept beside the signed result, not in it.
      </p>
      <span className="place-acts">
        <Button kind="primary" isDisabled={busy || positions.size === 0 || !moved} onPress={() => void savePositions()}>
          Save position
        </Button>
        <Button isDisabled={busy || !moved} onPress={resetPositions}>
          Reset
        </Button>
        <IconButton label="Undo the last move" isDisabled={busy || past.length === 0} onPress={undoPlacing}>
          <Undo2 size={15} aria-hidden />
        </IconButton>
        <IconButton label="Redo the move" isDisabled={busy || future.length === 0} onPress={redoPlacing}>
          <Redo2 size={15} aria-hidden />
        </IconButton>
        <Button
          kind="quiet"
          icon={<Trash2 size={14} aria-hidden />}
          isDisabled={busy || saved.size === 0}
          onPress={() => void forgetPositions()}
        >
          Forget
        </Button>
      </span>
    </>
  );
}

function Suggestion() {
  const suggestion = usePlacing((state) => state.suggestions[state.tract]);
  const fabric = useHealth((state) => state.status?.fabric_sections ?? 0);
  if (suggestion === undefined) return null;
  if (suggestion === null) {
    return (
      <div className="suggestion" role="status">
        <p>
          No position could be suggested:{' '}
          {fabric === 0 ? 'no survey fabric is imported' : 'the fabric does not hold it'}, and no parcel placed so far
          is a neighbour that this tract names.
        </p>
        {fabric === 0 ? <Button onPress={() => go('settings', 'fabric')}>Import a survey fabric…</Button> : null}
      </div>
    );
  }
  return (
    <div className="suggestion" role="status">
      <p>
        <strong>{suggestion.pob === null ? 'No position' : 'Suggested position'}</strong>
        {suggestion.basis === '' ? '' : `: ${suggestion.basis}`}
      </p>
      <ul className="reasons">
        {suggestion.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {suggestion.pob === null ? null : <Button onPress={takeSuggestion}>Use this position</Button>}
    </div>
  );
}
