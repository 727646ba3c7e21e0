// The bridge as the page sees it: a few typed functions, nothing of Electron itself.
import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, type Bridge, type PickedFile } from '#core/api/bridge.ts';
import { type BridgeReply, CHANNEL } from '#main/shell/channels.ts';

function listen<Value>(channel: string, receive: (value: Value) => void): () => void {
  const hear = (_event: unknown, value: Value) => receive(value);
  ipcRenderer.on(channel, hear);
  return () => ipcRenderer.off(channel, hear);
}

/** A trouble is thrown here, in its own words: one that the shell threw would arrive with Electron's around it. */
async function ask<Value>(channel: string, ...values: unknown[]): Promise<Value> {
  const reply: BridgeReply = await ipcRenderer.invoke(channel, ...values);
  if ('trouble' in reply) throw new Error(reply.trouble);
  return reply.value as Value;
}

const bridge: Bridge = {
  service: () => ask(CHANNEL.service),
  pickFiles: (kind) => ask(CHANNEL.pickFiles, kind),
  saveFile: (name, bytes) => ask(CHANNEL.saveFile, name, bytes),
  reveal: (path) => ask(CHANNEL.reveal, path),
  openPage: (address) => ask(CHANNEL.openPage, address),
  dragOut: (name, bytes) => ask(CHANNEL.dragOut, name, bytes),
  onFiles: (receive) => {
    const stop = listen<PickedFile[]>(CHANNEL.files, receive);
    ipcRenderer.send(CHANNEL.ready);
    return stop;
  },
  onCommand: (receive) => listen<string>(CHANNEL.command, receive),
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
