/** Stands for every style sheet that is imported in a test. */
export {};
