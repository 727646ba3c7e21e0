export function HeldScreen() {
  return null;
}
