// The bridge as the page sees it: a few typed functions, nothing of Electron itself.
import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, type Bridge, type PickedFile } from '#core/api/bridge.ts';
import { CHANNEL } from '#main/shell/channels.ts';

function listen<Value>(channel: string, receive: (value: Value) => void): () => void {
  const hear = (_event: unknown, value: Value) => receive(value);
  ipcRenderer.on(channel, hear);
  return () => ipcRenderer.off(channel, hear);
}

const bridge: Bridge = {
  service: () => ipcRenderer.invoke(CHANNEL.service),
  pickFiles: (kind) => ipcRenderer.invoke(CHANNEL.pickFiles, kind),
  saveFile: (name, bytes) => ipcRenderer.invoke(CHANNEL.saveFile, name, bytes),
  reveal: (path) => ipcRenderer.invoke(CHANNEL.reveal, path),
  dragOut: (name, bytes) => ipcRenderer.invoke(CHANNEL.dragOut, name, bytes),
  onFiles: (receive) => {
    const stop = listen<PickedFile[]>(CHANNEL.files, receive);
    ipcRenderer.send(CHANNEL.ready);
    return stop;
  },
  onCommand: (receive) => listen<string>(CHANNEL.command, receive),
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
