// The preload script offers the bridge and nothing of Electron itself.
import { expect, test } from 'vitest';
import type { Bridge } from '#core/api/bridge.ts';
import '#main/shell/preload.ts';
import { contextBridge, ipcRenderer } from '#test/support/electron-stand-in.ts';

const bridge = contextBridge.exposed.deedproof as Bridge;

test('only the functions of the bridge are exposed', () => {
  expect(Object.keys(contextBridge.exposed)).toEqual(['deedproof']);
  expect(Object.keys(bridge).toSorted()).toEqual(
    ['dragOut', 'onCommand', 'onFiles', 'pickFiles', 'reveal', 'openPage', 'saveFile', 'service'].toSorted(),
  );
});

test('a listener hears the value, never the event, until it stops listening', () => {
  const heard: string[] = [];
  const stop = bridge.onCommand((command) => heard.push(command));
  ipcRenderer.emit('deedproof:command', { sender: 'secret' }, 'open');
  stop();
  ipcRenderer.emit('deedproof:command', {}, 'map');
  expect(heard).toEqual(['open']);
});

test('listening for files tells the shell that the page is ready', () => {
  bridge.onFiles(() => undefined);
  expect(ipcRenderer.told).toEqual(['deedproof:ready']);
});
