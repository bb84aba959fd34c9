/** The socket.io room of all sockets in a room. */
export function roomChannel(code: string): string {
  return `room:${code}`;
}
