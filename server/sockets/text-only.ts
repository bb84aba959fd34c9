import type { Server } from 'socket.io';

/**
 * Has a server write every packet as text. Socket.io would search each packet for binary data first, which costs as much as to encode it;
 * nothing that is sent here has any.
 */
export function writeTextOnly({ encoder }: Pick<Server, 'encoder'>): void {
  encoder.encode = ({ type, nsp, id, data }) => [
    `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined || data === null ? '' : JSON.stringify(data)}`,
  ];
}
