/** An event with its arguments, ready to be emitted. */
export type AnyPacket = readonly [event: string, ...args: readonly unknown[]];

/** The events of a protocol: what each is called with. */
type EventsOf<Events> = { readonly [Event in keyof Events]: (...args: never) => void };

/** An event of a protocol with its arguments. */
export type Packet<Events extends EventsOf<Events>> = {
  readonly [Event in keyof Events & string]: readonly [event: Event, ...args: Parameters<Events[Event]>];
}[keyof Events & string];
