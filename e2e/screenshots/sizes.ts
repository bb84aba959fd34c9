/** The windows in which every screen is looked at. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** The windows in which a test measures every screen: phones upright, of the narrowest kind and on their side, a laptop, a desk. */
export const MEASURED = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
