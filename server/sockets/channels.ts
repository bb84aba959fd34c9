/** The socket.io room of all sockets inside a room. */
export function roomChannel(code: string): string {
  return `room:${code}`;
}

/** The socket.io room of the spectators inside a room who have given a name. */
export function watchersChannel(code: string): string {
  return `watchers:${code}`;
}
