/** The meter of a match host that nobody reads. */
export const NO_METER = { choice: () => undefined, committed: () => undefined, failed: () => undefined };
